import { useEffect, useState } from "react";

const patienceMs = 3_000;

/** Returns true until the pointer moves, and again once it has rested for a while. */
export function useIdlePointer(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = (): void => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), patienceMs);
    };
    addEventListener("pointermove", wake);
    return () => {
      removeEventListener("pointermove", wake);
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
