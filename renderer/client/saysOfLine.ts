// By which keys does the page speak of its line to the host?

import type { CommonText } from '#shared/text/en/index.ts';
import { saying } from '#shared/text/said.ts';

export const saysOfLine = saying<CommonText['line']>('line');
