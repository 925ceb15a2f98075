// How is it said what happens at a table of a tournament?

import { tournamentText } from "#renderer/text/text.ts";
import type { TableNews } from "./tableNews.ts";

export function newsWords(news: TableNews): string {
  const words = tournamentText().atTable;
  switch (news.is) {
    case "moved":
      return (news.breaks ? words.broken : words.moved)(news.table, news.chair);
    case "broke":
      return words.broke(news.price, news.stack);
    case "placed":
      return news.place === 1
        ? words.won(news.prize)
        : words.placed(news.place, news.of, news.prize);
    case "over":
      return words.over(news.winner);
    case "break":
      return news.addOn
        ? `${words.break} ${words.addOn(news.addOn.price, news.addOn.stack)}`
        : words.break;
    case "addOn":
      return words.addOn(news.addOn.price, news.addOn.stack);
    case "handForHand":
      return news.waits ? words.waitsForHands : words.handForHand;
    case "missing":
      return words.missing(news.rounds);
    default:
      return words[news.is];
  }
}
