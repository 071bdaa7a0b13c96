import { randomBytes, randomUUID } from 'node:crypto';
import { emailKey, usernameKey } from '@kodestien/contract/account/rules';
import type { HumanLang } from '@kodestien/contract/language';
import type { Grader } from '@kodestien/sandbox/server/grader';
import sharp from 'sharp';
import { hashPassword } from '../account/password.ts';
import type { Connection, Database } from '../database/connect.ts';
import { insertComment } from '../document/comments/queries.ts';
import { listDocuments } from '../document/queries.ts';
import { newPictureId, pictureAddress } from '../player/picture-address.ts';
import { insertPlayer } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { makePicture } from '../profile/picture/make-picture.ts';
import type { PictureFiles, PictureStore } from '../profile/picture/picture-store.ts';
import { addAnswers, type DemoPerson } from './answers.ts';
import { addClassLesson } from './class-lesson.ts';
import { addDemoClass } from './demo-class.ts';
import { LEARNERS, type Learner } from './learners.ts';
import { portrait } from './portrait.ts';

/** Remarks that fit under any block of a lesson. */
const REMARKS: Record<HumanLang, readonly string[]> = {
  _no: [
    'Endelig en forklaring jeg skjønte på første forsøk.',
    'Jeg satt fast her lenge. Det hjalp å lese feilmeldingen sakte.',
    'Fint eksempel! Jeg prøvde å bytte ut tallene, og da så jeg mønsteret.',
    'Er det noen som har en annen måte å gjøre dette på?',
    'Tips: Kjør koden etter hver linje du legger til.',
    'Husk innrykket. Det brukte jeg en hel kveld på å finne ut av.',
    'Takk for at dere skriver på norsk!',
    'Denne gjorde vi sammen i klassen i dag.',
    'Jeg leste denne to ganger, og så løsnet det.',
  ],
  _eng: [
    'This finally made sense after I changed the numbers and ran it again.',
    'Small tip: read the last line of the error first.',
    'I like that the example is short enough to remember.',
    'Did anyone else solve this with a loop instead?',
    'Took me three tries, and the third one felt great.',
  ],
};

const DAY = 24 * 60 * 60_000;

export type Filled = { learners: number; comments: number; answers: number; pupils: number };
type Dependencies = {
  database: Pick<Database, 'connection' | 'kind'>;
  pictures: PictureStore;
  grader: Grader;
  now: () => number;
};

/** If someone already has that name, the learner is left out. */
export async function fillDemo({ database, pictures, grader, now: clock }: Dependencies): Promise<Filled> {
  const { connection } = database;
  const now = clock();
  const drawn = await drawPortraits();
  // Nobody knows it, so nobody signs in as one of them.
  const password_hash = await hashPassword(randomBytes(15).toString('base64url'));
  const made: DemoPerson[] = [];
  for (const [index, learner] of LEARNERS.entries()) {
    const picture = drawn.get(learner.username);
    const files = picture && (await makePicture(picture));
    const created_at = now - (5 + ((index * 37) % 330)) * DAY - index * 3_217_000;
    const id = await addLearner(connection, pictures, { ...learner, password_hash, created_at }, files);
    if (id !== undefined) made.push({ id, learner, created_at });
  }
  const comments = await addComments(connection, made, now);
  const pupils = await addDemoClass(connection, made, now);
  const answers = await addAnswers(database, grader, made, now);
  const inLesson = pupils > 0 ? await addClassLesson(database, grader, made.slice(0, pupils), clock) : 0;
  return { learners: made.length, comments, pupils, answers: answers + inLesson };
}

/** The only drawings that are ever read here: uploads must be photos, and the loader is closed again for their sake. */
async function drawPortraits(): Promise<Map<string, Buffer>> {
  const loader = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(loader);
  try {
    const drawn = new Map<string, Buffer>();
    for (const { username } of LEARNERS.filter(({ hasPicture }) => hasPicture !== false)) {
      const drawing = sharp(Buffer.from(portrait(username)));
      drawn.set(username, await drawing.png().toBuffer());
    }
    return drawn;
  } finally {
    sharp.block(loader);
  }
}

async function addLearner(
  connection: Connection,
  pictures: PictureStore,
  { hasPicture: _, ...learner }: Learner & { password_hash: string; created_at: number },
  files: PictureFiles | undefined,
): Promise<number | undefined> {
  // A top-level domain that can never exist: no mail leaves for it.
  const email = `${learner.username}@demo.invalid`;
  const pictureId = newPictureId();
  return connection.transaction().execute(async (transaction) => {
    const id = await insertPlayer(transaction, {
      ...learner,
      username_key: usernameKey(learner.username),
      email,
      email_key: emailKey(email),
      confirmed_at: learner.created_at,
      notify_comments: 0,
      is_demo: 1,
      img_profil: files ? pictureAddress(pictureId) : '',
    });
    if (id === undefined) return undefined;
    if (files) await pictures.put(transaction, id, pictureId, files);
    await refreshSearchTerms(transaction, id);
    return id;
  });
}

/** Two or three remarks from each, spread over the first blocks of the lessons. */
async function addComments(connection: Connection, people: readonly DemoPerson[], now: number): Promise<number> {
  const documents = await listDocuments(connection);
  const blocks = documents
    .filter(({ document }) => document.parent !== null)
    .flatMap(({ document }) => document.blocks.slice(0, 3).map((block) => [document.slug, block.slug] as const));
  if (blocks.length === 0) return 0;
  let count = 0;
  for (const [index, { id, learner }] of people.entries()) {
    const remarks = REMARKS[learner.human_lang];
    for (let time = 0; time < 2 + (index % 2); time++) {
      const [doc_slug = '', blokk_slug = ''] = blocks[(index * 5 + time * 11) % blocks.length] ?? [];
      const txt = remarks[(index + time * 4) % remarks.length] ?? '';
      const created_at = now - (1 + ((index * 13 + time * 29) % 120)) * 0.04 * DAY * (1 + time);
      const comment = {
        id: randomUUID(),
        doc_slug,
        blokk_slug,
        player_id: id,
        txt,
        created_at: Math.round(created_at),
      };
      if (await insertComment(connection, comment)) count += 1;
    }
  }
  return count;
}
