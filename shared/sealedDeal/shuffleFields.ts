// The proof of a shuffle as it is sent.

import { decodedAll } from "./group.ts";
import type { Element, Group } from "./group.ts";
import type { Hex, Point, ShuffleProof } from "./parts.ts";
import { decodedScalars, encodedScalar } from "./scalars.ts";
import type { ProofOfShuffle } from "./shuffleEquations.ts";

const encodings = (elements: readonly Element[]): readonly Point[] =>
  elements.map(({ encoded }) => encoded);

export const encodedProof = ({
  commitments: { columns, chain },
  challenge,
  responses,
}: ProofOfShuffle): ShuffleProof => ({
  columns: encodings(columns),
  chain: encodings(chain),
  challenge: encodedScalar(challenge),
  sumResponse: encodedScalar(responses.sum),
  productResponse: encodedScalar(responses.product),
  columnsResponse: encodedScalar(responses.columns),
  decksResponse: encodedScalar(responses.decks),
  linkResponses: responses.links.map(encodedScalar),
  weightResponses: responses.weights.map(encodedScalar),
});

/** Encodes neither a point nor a number. */
const missing = "";

/** Null unless all fields are there, and the lists as long as a deck of `count` cards. */
export function decodedProof(
  group: Group,
  proof: ShuffleProof,
  count: number,
): ProofOfShuffle | null {
  const one = (name: string): Hex => {
    const field = proof[name];
    return typeof field === "string" ? field : missing;
  };
  const list = (name: string): readonly Hex[] => {
    const field = proof[name];
    return typeof field === "object" && field.length === count ? field : [missing];
  };
  const columns = decodedAll(group, list("columns"));
  const chain = decodedAll(group, list("chain"));
  const links = decodedScalars(list("linkResponses"));
  const weights = decodedScalars(list("weightResponses"));
  const numbers = decodedScalars(
    ["challenge", "sumResponse", "productResponse", "columnsResponse", "decksResponse"].map(one),
  );
  if (!columns || !chain || !links || !weights || !numbers) return null;
  const [challenge = 0n, sum = 0n, product = 0n, ofColumns = 0n, decks = 0n] = numbers;
  return {
    commitments: { columns, chain },
    challenge,
    responses: { sum, product, columns: ofColumns, decks, links, weights },
  };
}
