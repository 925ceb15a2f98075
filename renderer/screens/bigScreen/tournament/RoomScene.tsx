// The scene beside the clock: entrants, seats, a league's standings, or a bracket.

import { useMemo, useRef } from "react";
import { QrCode } from "#renderer/screens/friends/QrCode.tsx";
import { useLanState, shownUrl } from "#renderer/screens/friends/lanState.ts";
import { layBracket } from "#renderer/screens/tournament/draw/bracketLayout.ts";
import { BracketTree } from "#renderer/screens/tournament/draw/BracketTree.tsx";
import { cellsIn, treeExtent } from "#renderer/screens/tournament/draw/treeSize.ts";
import { StandingLine } from "#renderer/screens/tournament/StandingLine.tsx";
import { standingsOf } from "#renderer/screens/tournament/standing.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { joinAddress, spacedCode } from "#shared/protocol/addresses.ts";
import type { BracketMatch, TournamentView } from "#shared/protocol/tournament.ts";
import { bracketPages } from "./bracketPages.ts";
import { seatLines, type Scene } from "./news.ts";
import { PagedList } from "./PagedList.tsx";
import styles from "./RoomScene.module.css";
import { useRoomInEm } from "./useRoomInEm.ts";
import { useTurn } from "./useTurn.ts";

/** em. */
const avatarSize = 1.35;
const noMatches: readonly BracketMatch[] = [];

export function RoomScene({
  view,
  scene,
}: Readonly<{
  view: TournamentView;
  scene: Exclude<Scene, "winner">;
}>) {
  switch (scene) {
    case "entrants":
      return <Entrants view={view} />;
    case "seats":
      return <Seats view={view} />;
    case "standings":
      return <LeagueStandings view={view} />;
    case "bracket":
      return <Bracket view={view} />;
  }
}

function Entrants({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().room;
  const { entrants } = view;
  return (
    <section className={styles.scene}>
      <h2>{words.entered}</h2>
      {entrants.length === 0 ? (
        <p className="soft">{words.nobody}</p>
      ) : (
        <PagedList
          label={words.entered}
          count={entrants.length}
          keyOf={(index) => entrants[index]!.id}
        >
          {(index) => <StandingLine place={null} entrant={entrants[index]!} size={avatarSize} />}
        </PagedList>
      )}
    </section>
  );
}

/** How to join from the network (H-13). */
export function JoinIn({ code }: { readonly code: string }) {
  const words = tournamentText().room;
  const url = shownUrl(location.origin, useLanState().addresses, null);
  return (
    <div className={styles.join}>
      {url !== null && <QrCode address={joinAddress(url, code)} />}
      <div>
        <p className="soft">{words.join}</p>
        <p className={styles.code} translate="no">
          {spacedCode(code)}
        </p>
        {url !== null && (
          <p className={styles.address} translate="no">
            {new URL(url).host}
          </p>
        )}
      </div>
    </div>
  );
}

function Seats({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().room;
  const lines = useMemo(() => seatLines(view), [view]);
  return (
    <section className={styles.scene}>
      <h2>
        {words.seats} <small>{words.tableAndChair}</small>
      </h2>
      <PagedList label={words.seats} count={lines.length} keyOf={(index) => lines[index]!.id}>
        {(index) => {
          const { table, chair } = lines[index]!;
          return (
            <StandingLine place={null} entrant={lines[index]!} size={avatarSize}>
              <span className={styles.figure} aria-label={words.seat(table, chair)}>
                {words.tableChair(table, chair)}
              </span>
            </StandingLine>
          );
        }}
      </PagedList>
    </section>
  );
}

function LeagueStandings({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().room;
  const rows = useMemo(() => standingsOf(view), [view]);
  const { draw, format } = view;
  return (
    <section className={styles.scene}>
      <h2>
        {words.standings}{" "}
        <small>
          {draw.kind === "league" &&
            format.kind === "league" &&
            words.round(draw.round, format.rounds)}
        </small>
      </h2>
      <PagedList
        label={words.standings}
        count={rows.length}
        keyOf={(index) => rows[index]!.entrant.id}
      >
        {(index) => {
          const { place, entrant } = rows[index]!;
          return (
            <StandingLine place={place} entrant={entrant} size={avatarSize}>
              <span className={styles.figure}>{words.number(entrant.points ?? 0)}</span>
            </StandingLine>
          );
        }}
      </PagedList>
    </section>
  );
}

/** The smallest text scale at which the small print of a match can still be read from afar. */
const smallest = 0.93;
/** A larger scale would only leave less of the tree visible. */
const largest = 1.6;

function Bracket({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().room;
  const place = useRef<HTMLDivElement>(null);
  const room = useRoomInEm(place);
  const { draw } = view;
  const matches = draw.kind === "bracket" ? draw.matches : noMatches;
  const { columns, lines } = cellsIn({
    width: room.width / smallest,
    height: room.height / smallest,
  });
  const pages = useMemo(() => bracketPages(matches, { columns, lines }), [matches, columns, lines]);
  const turn = useTurn(pages.length);
  const page = pages[turn] ?? pages[0]!;
  const layout = useMemo(() => layBracket(page.matches, page.first), [page]);
  const extent = treeExtent(layout);
  const scale = Math.min(largest, room.width / extent.width, room.height / extent.height);
  return (
    <section className={styles.scene}>
      <h2 className="unseen">{words.bracket}</h2>
      <div ref={place} className={styles.bracket}>
        {scale > 0 && matches.length > 0 && (
          <div key={turn} className={styles.page} style={{ fontSize: `${scale}em` }}>
            <BracketTree
              view={view}
              layout={layout}
              final={Math.max(...matches.map(({ round }) => round))}
            />
          </div>
        )}
      </div>
    </section>
  );
}
