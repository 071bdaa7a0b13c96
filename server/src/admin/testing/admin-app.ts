import type { SourceDocument } from '@kodestien/contract/document/document';
import { loadContent } from '../../document/load.ts';
import { type Answer, startTestAppOn, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** The product with the real courses and a superuser who is signed in. */
export class AdminApp {
  readonly app: TestApp;
  readonly place: TestDatabase;
  readonly access: string;

  constructor(app: TestApp, place: TestDatabase, access: string) {
    this.app = app;
    this.place = place;
    this.access = access;
  }

  get(path: string, token = this.access): Promise<Answer> {
    return this.app.get(path, { token });
  }

  post(path: string, body: unknown = {}, token = this.access): Promise<Answer> {
    return this.app.post(path, body, { token });
  }

  /** A live document, as an author gets it. */
  async source(slug: string): Promise<SourceDocument> {
    const { body } = await this.get(`admin_json_back_document?slug=${slug}`);
    return JSON.parse(body.live.json);
  }

  stage(document: unknown, token = this.access): Promise<Answer> {
    return this.post('admin_json_back_add', { json: JSON.stringify(document, null, 2) }, token);
  }

  /** Stages a document with another title. */
  async retitle(slug: string, title: string, token = this.access): Promise<Answer> {
    const document = await this.source(slug);
    return this.stage({ ...document, tittel: { ...document.tittel, _no: title } }, token);
  }

  /** What readers see. */
  async title(slug: string): Promise<string | undefined> {
    return (await this.app.get(`get_doc_slug?slug=${slug}`)).body.tittel?._no;
  }

  async actions(): Promise<string[]> {
    const { body } = await this.get('admin_audit?limit=100');
    return body.results.map(({ action }: { action: string }) => action);
  }

  /** Whatever a test left behind: the documents of the files again, and nothing else. */
  async startAfresh(): Promise<void> {
    const { database, documents } = this.app.app.services;
    for (const table of ['stage', 'withdrawn_document', 'document'] as const) {
      await database.connection.deleteFrom(table).execute();
    }
    await loadContent(database, { force: true });
    await documents.changed();
  }

  async dispose(): Promise<void> {
    await this.app.dispose();
    await this.place.dispose();
  }
}

export async function startAdminApp(environment: Record<string, string> = {}): Promise<AdminApp> {
  const place = await createTestDatabase();
  const app = await startTestAppOn(place, { RATE_LIMIT_FACTOR: '1000', ...environment });
  await loadContent(app.app.services.database);
  const { access } = await app.signedInSuperuser('sjef');
  return new AdminApp(app, place, access);
}
