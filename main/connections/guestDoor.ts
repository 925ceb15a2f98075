// How does a browser become a guest's?

import express, { type Response } from 'express';
import type { Answer, GuestWelcome, Refusal } from '#shared/protocol/messages.ts';
import { guestSchema } from '#shared/protocol/schema.ts';
import { guestCookie, guestPath, joinStatus } from '#shared/protocol/wire.ts';
import type { HouseDoor } from '#main/host/ports.ts';
import { refusal } from '#main/host/refusal.ts';
import { largestForm } from './gate.ts';
import { comesFromOwnPage } from './ownerKeys.ts';
import { visitorFrom, type Keys } from './visitors.ts';
import type { WrongTries } from './wrongTries.ts';

interface Coming extends Keys {
  readonly house: HouseDoor;
  readonly tries: WrongTries;
}

/** As long as browsers keep any. */
const cookieMs = 400 * 24 * 3_600_000;
const statusOf: { readonly [code: string]: number } = { 'wrong-invitation': joinStatus.refused, 'name-taken': 409 };

/**
 * `POST /guest` answers with the profile of whoever sends it, null where he is nobody, and with the table whose join code
 * came along. With `{ code, name, avatar }` one who is nobody gets a profile of his own, for the join code or for an
 * invitation, and the cookie by which he is known from then on. Whoever is somebody already uses no invitation up.
 */
export function serveGuests(app: express.Application, { tries, ...known }: Coming): void {
  const { house } = known;
  app.post(guestPath, express.json({ limit: largestForm, inflate: false }), async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!comesFromOwnPage(request.headers)) return void response.status(403).type('text/plain').send('foreign Origin');
    const form = guestSchema.safeParse(request.body);
    if (!form.success) return void response.status(400).type('text/plain').send('wrong form');
    const { code } = form.data;
    const table = code === null ? null : house.tableOfCode(code.trim().toUpperCase());
    const welcome = async (profile: string | null): Promise<Answer<GuestWelcome>> => {
      const answer = profile === null ? { ok: true, value: null } as const : await house.ask({ role: 'guest', profile }, 'profile', {});
      return answer.ok ? { ok: true, value: { profile: answer.value, table } } : answer;
    };
    const visitor = visitorFrom(known, request);
    if (visitor) return void response.json(await welcome(visitor.profile));
    const wanted = 'name' in form.data ? { name: form.data.name, avatar: form.data.avatar } : null;
    if (code === null || (table !== null && wanted === null)) return void response.json(await welcome(null));
    const guest = wanted === null ? refusal('wrong-invitation', 'wrongInvitation') : house.guests.come(code, wanted);
    if (!guest.ok) return refuse(response, guest, guest.error.code === 'wrong-invitation' && tries.isTooMany(request));
    const { profile, secret } = guest.value;
    response.cookie(guestCookie(house.guests.houseId), secret, { httpOnly: true, sameSite: 'strict', path: '/', maxAge: cookieMs });
    response.json(await welcome(profile));
  });
}

function refuse(response: Response, { ok, error }: Refusal, isFlood: boolean): void {
  response.status(isFlood ? joinStatus.tooManyWrong : (statusOf[error.code] ?? joinStatus.notNow)).json({ ok, error });
}
