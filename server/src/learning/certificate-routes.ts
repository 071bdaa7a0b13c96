import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { isDrill } from '@kodestien/contract/document/block-types';
import type * as operations from '@kodestien/contract/learning/operations';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Secrets } from '../secrets.ts';
import { coursesOf } from './progress.ts';
import { listLedger, listPlaces } from './queries.ts';
import type { LearningServices } from './services.ts';

/** What is before the 32 bytes of an Ed25519 seed in the PKCS #8 form that Node reads. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const RAW_KEY_BYTES = 32;

/** A certificate can be checked by anybody, for ever, with the public key alone. */
export const kursbevis: Handler<typeof operations.kursbevis, Caller, LearningServices> = async (
  { query, caller },
  services,
) => {
  const { connection, secrets } = services;
  const { player } = caller;
  const course = (await services.documents.courses()).find(({ course }) => course.slug === query.doc_slug);
  const places = await listPlaces(connection, player.id);
  const progress = (await coursesOf(services, player.id, places)).find(({ slug }) => slug === query.doc_slug);
  if (!course || !progress) throw new ProblemError('not_found');
  if (!progress.done) throw new ProblemError('course_not_finished');
  const slugs = new Set(course.lessons.map(({ slug }) => slug));
  // A drill that is solved later does not make the certificate newer.
  const drills = new Set(
    course.lessons.flatMap(({ slug, blocks }) => blocks.filter(isDrill).map((block) => `${slug}/${block.slug}`)),
  );
  const earned = (await listLedger(connection, player.id)).filter(
    ({ doc_slug, blokk_slug }) => slugs.has(doc_slug) && !drills.has(`${doc_slug}/${blokk_slug}`),
  );
  const read = places.filter(({ doc_slug }) => slugs.has(doc_slug));
  const issued_at = Math.max(
    ...earned.map((line) => line.earned_at),
    ...(earned.length > 0 ? [] : read.map(({ at }) => at)),
  );
  const facts = {
    username: player.username,
    full_name: player.full_name,
    course: progress.slug,
    poeng: progress.poeng,
    lessons: progress.lessons.length,
    issued_at,
  };
  const key = keyOf(secrets);
  const payload = Buffer.from(JSON.stringify({ issuer: 'Kodestien', ...facts })).toString('base64url');
  const signature = sign(null, Buffer.from(payload), key).toString('base64url');
  return { ...facts, tittel: course.course.tittel, code: `${payload}.${signature}`, public_key: publicKeyOf(key) };
};

export const kursbevisNokkel: Handler<typeof operations.kursbevisNokkel, undefined, LearningServices> = async (
  _request,
  { secrets },
) => ({
  public_key: publicKeyOf(keyOf(secrets)),
});

/** Two parts in base64url, and nothing else: what follows a signature would look as if it were signed. */
const CODE = /^([\w-]+)\.([\w-]{86})$/;

export const kursbevisSjekk: Handler<typeof operations.kursbevisSjekk, undefined, LearningServices> = async (
  { body },
  { secrets },
) => {
  // Copied from paper, it comes in several lines.
  const [, payload = '', signature = ''] = CODE.exec(body.code.replaceAll(/\s/g, '')) ?? [];
  const key = keyOf(secrets);
  const valid = verify(null, Buffer.from(payload), createPublicKey(key), Buffer.from(signature, 'base64url'));
  return {
    valid,
    public_key: publicKeyOf(key),
    payload: valid ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null,
  };
};

function keyOf({ certificate }: Secrets): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(certificate, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
}

function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('base64url');
}
