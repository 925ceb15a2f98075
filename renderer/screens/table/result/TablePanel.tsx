// A window over the table that is no dialog: it can be moved and put aside, and the table stays
// visible and usable.
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type PointerEvent,
  type RefObject,
} from "react";
import { text } from "#renderer/text/text.ts";
import { CloseButton } from "#renderer/ui/Button.tsx";
import styles from "./Result.module.css";

type Offset = Readonly<{
  x: number;
  y: number;
}>;

type Drag = Readonly<{
  offset: Offset;
  handle: Readonly<{
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  }>;
}>;

/** How much of the header must stay on the screen, in CSS pixels. */
const held = 64;

type Grip = Readonly<{
  from: Offset;
  least: Offset;
  most: Offset;
}>;

function usePanelDrag(panel: RefObject<HTMLElement | null>): Drag {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const [grip, setGrip] = useState<Grip | null>(null);
  const drop = () => setGrip(null);
  return {
    offset,
    handle: {
      onPointerDown: (event) => {
        if (!panel.current || (event.target as Element).closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip(gripAt(event, offset, panel.current.getBoundingClientRect()));
      },
      onPointerMove: (event) => {
        if (!grip) return;
        const within = (axis: "x" | "y", at: number) =>
          Math.min(grip.most[axis], Math.max(grip.least[axis], at - grip.from[axis]));
        setOffset({ x: within("x", event.clientX), y: within("y", event.clientY) });
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}

function gripAt(event: PointerEvent, offset: Offset, box: DOMRect): Grip {
  return {
    from: { x: event.clientX - offset.x, y: event.clientY - offset.y },
    least: { x: offset.x - box.right + held, y: offset.y - box.top },
    most: {
      x: offset.x + innerWidth - box.left - held,
      y: offset.y + innerHeight - box.top - held,
    },
  };
}

/**
 * Returns how many pixels lie below the panel when it is first laid out, null until then. Held there,
 * it grows upwards, and its buttons stay where they are whatever comes into it later.
 */
function useHeldEdge(panel: RefObject<HTMLElement | null>): number | null {
  const [below, setBelow] = useState<number | null>(null);
  useLayoutEffect(() => {
    const its = panel.current;
    if (below !== null || !its?.offsetParent) return;
    setBelow(its.offsetParent.clientHeight - its.offsetTop - its.offsetHeight);
  }, [below, panel]);
  useEffect(() => {
    const release = () => setBelow(null);
    addEventListener("resize", release);
    return () => removeEventListener("resize", release);
  }, []);
  return below;
}

type TablePanelProps = Readonly<{
  above: string;
  /** Beside what stands above. */
  mark: ReactNode;
  title: string;
  hide: () => void;
  footer: ReactNode;
  children: ReactNode;
}>;

export function TablePanel({ above, mark, title, hide, footer, children }: TablePanelProps) {
  const words = text().result;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { offset, handle } = usePanelDrag(panel);
  const below = useHeldEdge(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-loose
      className={styles.panel}
      aria-labelledby={id}
      data-held={below !== null}
      style={{
        transform: `translate(${offset.x}px, ${offset.y}px)`,
        ...(below !== null && { ["--below" as string]: `${below}px` }),
      }}
    >
      <header className={styles.header} {...handle} title={words.move}>
        <div>
          <p className={styles.above}>
            {above}
            {mark}
          </p>
          <h2 id={id} className={styles.tablePanelTitle}>
            {title}
          </h2>
        </div>
        <CloseButton label={words.hide} close={hide} />
      </header>
      {children}
      <footer className={styles.footer}>{footer}</footer>
    </section>
  );
}
