import { randomInt, randomUUID } from 'node:crypto';
import { Acknowledged } from './acknowledged.ts';
import type { Answer, Installation } from './installation.ts';
import { PASSWORD, type Person } from './people.ts';

export const COMMENTED = { doc_slug: 'mal', blokk_slug: 'text' };
export const EXERCISE = { doc_slug: 'javascript-choices', blokk_slug: 'swim' };
const SOLUTION = 'console.log(Number(prompt()) >= 18 ? "Hopp uti!" : "Vent til i morgen");';
/** Published together: half of a publication would be one of them alone. */
export const PUBLISHED = ['css', 'html'];

type Refusals = Map<number, number>;

/** Everything at once that people do to an installation, and a note of each thing that it has acknowledged. */
export class MixedLoad {
  readonly acknowledged = new Acknowledged();
  /** Answers that were no success, by status; 0: the connection broke. */
  readonly refused: Refusals = new Map();
  /** Answers that say 5xx in any other way than as a problem. */
  readonly unclear: string[] = [];
  readonly #installation: Installation;
  readonly #admin: Person;
  readonly #learners: readonly Person[];
  readonly #run: string = randomUUID().slice(0, 4);
  #number = 0;
  #isOver = true;
  #working: Promise<void>[] = [];

  constructor(installation: Installation, admin: Person, learners: readonly Person[]) {
    this.#installation = installation;
    this.#admin = admin;
    this.#learners = learners;
  }

  /** One superuser publishes what is staged, anyone who staged it: of two loads only one may. */
  begin({ publishes = true } = {}): void {
    this.#isOver = false;
    const often = [
      () => this.#comment(),
      () => this.#saveDraft(0),
      () => this.#saveDraft(1),
      () => this.#changeProfile(),
      () => this.#signUp(),
      () => this.#sendMailAgain(),
      () => this.#handIn(),
      ...(publishes ? [() => this.#publish()] : []),
    ];
    this.#working = often.map((act) => this.#repeat(act));
  }

  /** Resolves when the last answer has come, or is known not to come. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  async #repeat(act: () => Promise<unknown>): Promise<void> {
    while (!this.#isOver) {
      await act();
      await new Promise((resolve) => setTimeout(resolve, randomInt(30)));
    }
  }

  /** The answer, if it is a success. */
  async #ask(method: string, path: string, body: unknown, person?: Person): Promise<Answer['body']> {
    const answer = await this.#installation.call(method, path, body, person?.authorization).catch(() => undefined);
    if (answer && answer.status < 300) return answer.body;
    const status = answer?.status ?? 0;
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
    if (answer && status >= 500) {
      const isClear = answer.contentType.includes('application/problem+json') && (status === 503 || status === 507);
      if (!isClear) this.unclear.push(`${path}: ${status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
    return undefined;
  }

  #next(): string {
    this.#number += 1;
    return `${this.#run}${this.#number.toString(36)}`;
  }

  async #comment(): Promise<void> {
    const id = randomUUID();
    const txt = `Skrevet under last: ${this.#next()}`;
    const person = this.#learners[0] as Person;
    if (await this.#ask('POST', 'blokk_kommentar', { id, ...COMMENTED, txt }, person)) {
      this.acknowledged.comments.set(id, txt);
    }
  }

  async #saveDraft(index: number): Promise<void> {
    const person = this.#learners[index] as Person;
    const txt = `// ${this.#next()}`;
    const base = this.acknowledged.drafts.get(person.id)?.revision ?? 0;
    const saved = await this.#ask('PUT', 'oppgave_utkast', { ...EXERCISE, human_lang: '_no', txt, base }, person);
    if (saved) this.acknowledged.drafts.set(person.id, { revision: saved.revision, txt });
    this.acknowledged.count('drafts', Boolean(saved));
  }

  async #changeProfile(): Promise<void> {
    const person = this.#learners[2] as Person;
    const number = this.#number++;
    const txt = `Tur nummer ${number}`;
    const stored = await this.#ask('POST', 'user_profil_item_txt', { item: 'bio_public', txt }, person);
    if (stored) this.acknowledged.bio = { id: person.id, number };
    this.acknowledged.count('profiles', Boolean(stored));
  }

  async #signUp(): Promise<void> {
    const username = `e${this.#next()}`;
    const email = `${username}@example.no`;
    if (await this.#ask('POST', 'create_player', { username, password: PASSWORD, email })) {
      this.acknowledged.mails.set(email, 1);
      this.acknowledged.signUps.push(username);
    }
  }

  async #sendMailAgain(): Promise<void> {
    const [email] = [...this.acknowledged.mails].find(([, count]) => count === 1) ?? [];
    if (!email) return;
    if (await this.#ask('POST', 'user_email_confirm_resend', { email })) this.acknowledged.mails.set(email, 2);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async #handIn(): Promise<void> {
    const answer = `${SOLUTION} // ${this.#next()}`;
    const person = this.#learners[3] as Person;
    if (await this.#ask('POST', 'oppgave_svar', { ...EXERCISE, human_lang: '_no', answer }, person)) {
      this.acknowledged.answers.push(answer);
    }
  }

  async #publish(): Promise<void> {
    const number = this.#number++;
    const title = `Utgave ${number}`;
    for (const slug of PUBLISHED) {
      const found = await this.#ask('GET', `admin_json_back_document?slug=${slug}`, undefined, this.#admin);
      if (!found?.live) return;
      const document = JSON.parse(found.live.json);
      document.tittel = { _no: title, _eng: title };
      if (!(await this.#ask('POST', 'admin_json_back_add', { json: JSON.stringify(document) }, this.#admin))) return;
    }
    const published = await this.#ask('POST', 'admin_json_back_push', {}, this.#admin);
    if (published) this.acknowledged.publication = Math.max(this.acknowledged.publication, number);
    this.acknowledged.count('publications', Boolean(published));
  }
}
