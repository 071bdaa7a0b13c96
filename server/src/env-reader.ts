/** Reads single variables, collects what is wrong with them and goes on with the default. */
export class EnvReader {
  readonly faults: string[] = [];
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  isSet(name: string): boolean {
    return this.#raw(name) !== undefined;
  }

  fault(name: string, reason: string): void {
    this.faults.push(`${name} ${reason}`);
  }

  text(name: string, fallback: string): string {
    return this.#raw(name) ?? fallback;
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    return this.#numeric(name, fallback, least, most, 'a whole number', Number.isInteger);
  }

  number(name: string, fallback: number, least: number, most: number): number {
    return this.#numeric(name, fallback, least, most, 'a number', Number.isFinite);
  }

  flag(name: string, fallback: boolean): boolean {
    const raw = this.#raw(name)?.toLowerCase();
    if (raw === undefined) return fallback;
    if (['true', '1', 'yes'].includes(raw)) return true;
    if (['false', '0', 'no'].includes(raw)) return false;
    this.fault(name, `must be true or false, not "${raw}"`);
    return fallback;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const raw = this.#raw(name);
    if (raw === undefined) return fallback;
    const chosen = choices.find((choice) => choice === raw);
    if (!chosen) this.fault(name, `must be one of ${choices.join(', ')}, not "${raw}"`);
    return chosen ?? fallback;
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const raw = this.#raw(name);
    if (raw === undefined) return undefined;
    // The value may hold a password, so it is not repeated in the message.
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
    this.fault(
      name,
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
    return undefined;
  }

  secret(name: string, leastLength: number): string | undefined {
    const raw = this.#raw(name);
    if (raw === undefined) return undefined;
    if (raw.length >= leastLength && new Set(raw).size >= 10 && !/change|example|secret/i.test(raw)) return raw;
    this.fault(name, `must be at least ${leastLength} random characters (try: openssl rand -base64 48)`);
    return undefined;
  }

  /** false, true (believe the nearest), or addresses and ranges separated by commas. */
  proxies(name: string): boolean | string {
    const raw = this.#raw(name);
    if (raw === undefined || raw === 'false') return false;
    if (raw === 'true') return true;
    if (/^[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*$/.test(raw)) return raw;
    this.fault(name, `must be true, false or a list of addresses, not "${raw}"`);
    return false;
  }

  #raw(name: string): string | undefined {
    const raw = this.#environment[name]?.trim();
    return raw === '' ? undefined : raw;
  }

  #numeric(name: string, fallback: number, least: number, most: number, what: string, accepts: (n: number) => boolean) {
    const raw = this.#raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (accepts(value) && value >= least && value <= most) return value;
    this.fault(name, `must be ${what} from ${least} to ${most}, not "${raw}"`);
    return fallback;
  }
}
