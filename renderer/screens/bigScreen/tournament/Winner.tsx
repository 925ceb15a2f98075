import { useEffect, useRef } from "react";
import { useSettings } from "#renderer/context/appContext.ts";
import { winnersOf } from "#renderer/screens/director/people.ts";
import { flight, scatter } from "#renderer/table/parts/celebrations/confetti.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./Winner.module.css";

const others = 5;

export function Winner({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().room;
  const { settings } = useSettings();
  const winners = winnersOf(view);
  const next = view.entrants
    .filter(({ place }) => place !== null && place > 1)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .slice(0, others);
  return (
    <section className={styles.winner}>
      {settings.animation !== "off" && <Confetti />}
      <div className={styles.first}>
        <p className={styles.title}>{words.won(winners.length)}</p>
        <div className={styles.pictures}>
          {winners.map(({ id, avatar }) => (
            <Avatar key={id} avatar={avatar} size={winners.length > 1 ? 5 : 8} unit="em" />
          ))}
        </div>
        <h2>{winners.map(({ name }) => name).join(" · ")}</h2>
        {winners[0] && <Gain entrant={winners[0]} />}
      </div>
      <ol className={styles.others}>
        {next.map((entrant) => (
          <li key={entrant.id}>
            <span className={styles.place}>{words.place(entrant.place ?? 0)}</span>
            <Avatar avatar={entrant.avatar} size={1.6} unit="em" />
            <span className="grow strong ellipsis">{entrant.name}</span>
            <Gain entrant={entrant} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Gain({ entrant: { prize, bounties } }: { readonly entrant: TournamentEntrant }) {
  const sum = (prize ?? 0) + bounties;
  return sum > 0 && <span className={styles.gain}>{tournamentText().room.prize(sum)}</span>;
}

const burstMs = 3_200;
/** The table height at which the confetti is thrown unscaled, pixels. */
const usualHeight = 560;

/** Half its length, pixels. */
const flakeSize = 16;

function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    const brush = current?.getContext("2d");
    if (!current || !brush || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return undefined;
    const flakes = scatter("winner");
    let frame = 0;
    const draw = (now: number): void => {
      if (current.width !== current.clientWidth || current.height !== current.clientHeight)
        [current.width, current.height] = [current.clientWidth, current.clientHeight];
      brush.resetTransform();
      brush.clearRect(0, 0, current.width, current.height);
      const [turn, time] = [Math.floor(now / burstMs), (now % burstMs) / burstMs];
      const reach = current.height / usualHeight;
      const middle = current.width * (0.3 + 0.4 * ((turn * 0.618) % 1));
      for (const flake of flakes) {
        const { x, y, rotation, scaleX, scaleY, alpha } = flight(flake, time);
        if (alpha <= 0) continue;
        brush.globalAlpha = alpha;
        brush.fillStyle = `#${flake.tint.toString(16).padStart(6, "0")}`;
        brush.setTransform(1, 0, 0, 1, middle + x * reach, current.height * 0.45 + y * reach);
        brush.rotate(rotation);
        brush.scale(scaleX * reach, scaleY * reach);
        brush.fillRect(-flakeSize, -flakeSize / 2, 2 * flakeSize, flakeSize);
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />;
}
