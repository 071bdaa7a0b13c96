import { answerAtProvider } from './real-oidc-provider.ts';
import type { Answer, CallOptions, TestApp } from './test-app.ts';

/** One browser: it stores the cookies that the product sets, and goes to the provider and back. */
export class OidcBrowser {
  readonly #app: TestApp;
  readonly #cookies = new Map<string, string>();

  constructor(app: TestApp) {
    this.#app = app;
  }

  async post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.post(path, body, { ...options, headers: { ...options.headers, cookie } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Up to what the provider has put into the address that it sends the browser back to. */
  async answered(account: string, path = 'oidc_start', body: unknown = {}, options: CallOptions = {}) {
    const { status, body: started } = await this.post(path, body, options);
    if (status !== 200) throw new Error(`${path} answered ${status} ${started.code}`);
    return answerAtProvider(started.url, account);
  }

  /** All the way. */
  async signIn(account: string, options: CallOptions = {}): Promise<Answer> {
    return this.post('oidc_finish', await this.answered(account, 'oidc_start', {}, options), options);
  }
}
