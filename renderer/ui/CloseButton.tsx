import { Icon } from "./pictures/Icon.tsx";

interface CloseButtonProps {
  readonly label: string;
  readonly close: () => void;
}

export function CloseButton({ label, close }: CloseButtonProps) {
  return (
    <button type="button" className="close" aria-label={label} onClick={close}>
      <Icon name="close" />
    </button>
  );
}
