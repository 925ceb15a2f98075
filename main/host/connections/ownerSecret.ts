// By what does the host know its owner?

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** 256 bits, new at each start of the process. */
export const newOwnerSecret = (): string => randomBytes(32).toString('base64url');

/** Compares in constant time; hashing first makes the lengths equal, so that not even the length is betrayed. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** `Authorization: Bearer <secret>`: no page of another origin can send that, for it would have to ask first. */
export const bringsSecret = ({ authorization = '' }: IncomingHttpHeaders, secret: string): boolean => isSameSecret(/^Bearer (\S{1,200})$/.exec(authorization)?.[1] ?? '', secret);

/** In the fragment, which a browser sends to nobody; the page takes it out of the address. */
export const ownerAddress = (url: string, secret: string): string => `${url}/#secret=${secret}`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
