import { useId, type ReactNode } from "react";

export function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {children}
    </section>
  );
}
