import { isIP } from 'node:net';
import { isEmail } from '@kodestien/contract/patterns';

/** Reads single variables, collects what is wrong with them and goes on with the default. */
export class EnvReader {
  readonly issues: string[] = [];
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  isSet(name: string): boolean {
    return this.#raw(name) !== undefined;
  }

  issue(name: string, reason: string): void {
    this.issues.push(`${name} ${reason}`);
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
    this.issue(name, `must be true or false, not "${raw}"`);
    return fallback;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const raw = this.#raw(name);
    if (raw === undefined) return fallback;
    const chosen = choices.find((choice) => choice === raw);
    if (!chosen) this.issue(name, `must be one of ${choices.join(', ')}, not "${raw}"`);
    return chosen ?? fallback;
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const raw = this.#raw(name);
    if (raw === undefined) return undefined;
    // The value may hold a password, so it is not repeated in the message.
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
    this.issue(
      name,
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
    return undefined;
  }

  email(name: string): string | undefined {
    const raw = this.#raw(name);
    if (raw === undefined || isEmail(raw)) return raw;
    this.issue(name, `must be an e-mail address, not "${raw}"`);
    return undefined;
  }

  secret(name: string, leastLength: number): string | undefined {
    const raw = this.#raw(name);
    if (raw === undefined) return undefined;
    if (raw.length >= leastLength && new Set(raw).size >= 10 && !/change|example|secret/i.test(raw)) return raw;
    this.issue(name, `must be at least ${leastLength} random characters (try: openssl rand -base64 48)`);
    return undefined;
  }

  /** How many proxies stand in front (true: one), or their addresses and ranges separated by commas. */
  proxies(name: string): false | number | string[] {
    const raw = this.#raw(name)?.toLowerCase();
    if (raw === undefined || raw === 'false' || raw === '0') return false;
    if (raw === 'true') return 1;
    if (/^\d{1,2}$/.test(raw)) return Number(raw);
    const addresses = raw.split(',').map((address) => address.trim());
    if (addresses.every(isAddressOrRange)) return addresses;
    this.issue(name, `must be a number of proxies, true, false or a list of their addresses, not "${raw}"`);
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
    this.issue(name, `must be ${what} from ${least} to ${most}, not "${raw}"`);
    return fallback;
  }
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. A range of everything would believe everyone. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (most === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}
