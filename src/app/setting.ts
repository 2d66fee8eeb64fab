/** What a setting is, and how its text is read: a reader gives a value, or says what is wrong with the text. */
import { parseNetwork } from '../webhooks/networks.ts';

/** How the text of one variable is read; a string that is returned is what is wrong with it. */
export type Reader<T> = (text: string) => { readonly value: T } | { readonly fault: string };

export interface Setting<T> {
  readonly name: string;
  /** What holds when the variable is not set. */
  readonly fallback: T;
  readonly read: Reader<T>;
  /** Shown by `touchstone config` in place of the fallback where that is computed. */
  readonly shown_default?: string;
  readonly description: string;
  readonly secret?: boolean;
}

export function setting<T>(
  name: string,
  fallback: T,
  read: Reader<T>,
  description: string,
  more: { readonly secret?: boolean; readonly shown_default?: string } = {},
): Setting<T> {
  return { name, fallback, read, description, ...more };
}

export const text: Reader<string> = (value) => ({ value });

export const flag: Reader<boolean> = (value) => {
  if (value === 'true' || value === '1') return { value: true };
  if (value === 'false' || value === '0') return { value: false };
  return { fault: 'must be true or false' };
};

export const list: Reader<readonly string[]> = (value) => ({
  value: value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
});

export function whole(least: number, most: number): Reader<number> {
  return (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return { value: number };
    return { fault: `must be a whole number from ${least} to ${most}` };
  };
}

export function fraction(value: string): { readonly value: number } | { readonly fault: string } {
  const number = /^(?:0|1|0?\.\d+|0\.\d+|1\.0+)$/.test(value) ? Number(value) : Number.NaN;
  return number >= 0 && number <= 1 ? { value: number } : { fault: 'must be a number from 0 to 1' };
}

export function oneOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (value) => {
    const choice = choices.find((one) => one === value);
    return choice === undefined ? { fault: `must be one of ${choices.join(', ')}` } : { value: choice };
  };
}

/** A C2SP log origin stands alone on a line of a checkpoint and in key names: no spaces, no plus. */
export const origin: Reader<string> = (value) =>
  /^[\x21-\x2a\x2c-\x7e]{1,200}$/.test(value)
    ? { value }
    : { fault: 'must be 1 to 200 visible ASCII characters without a plus sign' };

export const databaseUrl: Reader<string | null> = (value) =>
  /^postgres(?:ql)?:\/\/\S+$/.test(value)
    ? { value }
    : { fault: 'must read like postgres://user:password@host:5432/database' };

export const apiKey: Reader<string | null> = (value) =>
  /^[\x21-\x7e]{1,256}$/.test(value)
    ? { value }
    : { fault: 'must be 1 to 256 visible ASCII characters; `openssl rand -hex 32` makes one' };

export const bearer: Reader<string | null> = (value) =>
  /^[\x21-\x7e]{1,4096}$/.test(value) ? { value } : { fault: 'must be 1 to 4096 visible ASCII characters' };

/** An address that a key may be sent to: nothing in it but where the server is. */
export const serverUrl: Reader<string> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return plain && /^https?:$/.test(url.protocol)
    ? { value: value.replace(/\/+$/, '') }
    : { fault: 'must be an http or https URL without credentials, query or fragment' };
};

export const networks: Reader<readonly string[]> = (value) => {
  const read = list(value);
  const wrong = 'value' in read && read.value.some((one) => parseNetwork(one) === undefined);
  return wrong ? { fault: 'must be networks such as 10.0.0.0/8 or fd00::/8, separated by commas' } : read;
};

/** Pauses of at least a second and at most a week. */
export const pauses: Reader<readonly number[]> = (value) => {
  const seconds = value.split(',').map((one) => Number(/^ *\d{1,6} *$/.test(one) ? one : Number.NaN));
  const right = seconds.length <= 100 && seconds.every((one) => one >= 1 && one <= 604_800);
  return right
    ? { value: seconds }
    : { fault: 'must be up to 100 whole numbers from 1 to 604800, separated by commas' };
};
