// How is a field of a happening read?

import type { Told } from '#shared/game/view.ts';

/** Fields as this game fills them. */
export const field = <T>({ told }: Told, name: string): T => told[name] as T;
