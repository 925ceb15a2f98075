// Has nobody touched the mouse for a while?

import { useEffect, useState } from "react";

const patienceMs = 3_000;

/** True until the pointer moves, and again a while after it has rested. */
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
