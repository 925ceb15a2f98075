// What is all that Eights Nomic says in English?

import { clauses } from './clauses.en.ts';
import { en } from './en.ts';

export const whole = { ...en, clauses };
