import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { speak } from "#renderer/text/text.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { showAppearance } from "#renderer/context/appearance.ts";
import { SettingsContext } from "#renderer/context/appContext.ts";
import type { SettingsPort } from "./settingsPort.ts";

/** `loaded`: before the first rendering, so that nothing jumps. */
export function SettingsProvider({
  port,
  loaded,
  children,
}: Readonly<{
  port: SettingsPort;
  loaded: Settings;
  children: ReactNode;
}>) {
  const [settings, setSettings] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const motion = useSystemMotion();
  useLayoutEffect(
    () => showAppearance(document.documentElement, settings, motion),
    [settings, motion],
  );

  // Changes show at once (another language once it is loaded) and are stored one after the other;
  // an answer never overwrites a newer change.
  const queue = useRef(Promise.resolve());
  const change = useCallback(
    (wanted: Partial<Settings>) => {
      const show = () => setSettings((now) => ({ ...now, ...wanted }));
      if (wanted.language === undefined) show();
      else void speak(wanted.language).then(show, () => setFailed(true));
      queue.current = queue.current
        .then(() => port.save(wanted))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        );
    },
    [port],
  );

  const hold = useMemo(() => ({ settings, change, failed }), [settings, change, failed]);
  return <SettingsContext value={hold}>{children}</SettingsContext>;
}

function useSystemMotion() {
  const [query] = useState(() => matchMedia("(prefers-reduced-motion: reduce)"));
  const [reduced, setReduced] = useState(query.matches);
  useLayoutEffect(() => {
    const follow = () => setReduced(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, [query]);
  return reduced;
}
