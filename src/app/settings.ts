import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import type { Limits } from '../contract/limits.ts';
import type { Setting } from './setting.ts';
import { LIMIT_SETTINGS, SETTINGS, type Settings } from './settings-table.ts';

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used, every fault named at once. */
export class SettingsError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

/**
 * The environment with what a `.env` file adds; what is already set wins, as everywhere else.
 * Without such a file the environment is given back as it is.
 */
export function withEnvFile(environment: Environment, path: string): Environment {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return environment;
    throw new SettingsError([`${path} cannot be read: ${(error as Error).message}`]);
  }
  // Some editors begin a file with a byte-order mark, which would be a part of the first name.
  return { ...parseEnv(text.replace(/^\ufeff/, '')), ...environment };
}

/** One core answers requests; the others may verify what is large, and work on jobs. */
function defaultThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Every setting, those of the limits included, by the key under which its value is given. */
const ALL = [...Object.entries<Setting<unknown>>(SETTINGS), ...LIMIT_SETTINGS];
const NAMES = new Set(ALL.map(([, { name }]) => name));

/** Pairs of neighbouring letters, underscores left out: what two spellings of a name have in common. */
function letterPairs(name: string): Set<string> {
  const letters = name.replaceAll('_', '').replace(/^TOUCHSTONE/, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** Likeness under which two names have nothing to do with each other. */
const ALIKE = 0.6;

/** The setting whose name is nearest to a misspelt one (Dice's coefficient of letter pairs), if any is near. */
function nearest(name: string): string | undefined {
  const wanted = letterPairs(name);
  const likeness = (candidate: string): number => {
    const pairs = letterPairs(candidate);
    return (2 * pairs.intersection(wanted).size) / (pairs.size + wanted.size);
  };
  const best = [...NAMES].reduce((found, one) => (likeness(one) > likeness(found) ? one : found));
  return likeness(best) >= ALIKE ? best : undefined;
}

/** Names that look like settings and are none. */
function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('TOUCHSTONE_') && !NAMES.has(name))
    .map((name) => {
      const meant = nearest(name);
      return `${name} is not a setting; ${meant ? `did you mean ${meant}? ` : ''}\`touchstone config\` lists all`;
    });
}

/** What the remote tier lacks, where it is chosen. */
function remoteFaults(values: Readonly<Record<string, unknown>>): string[] {
  if (values.semantic !== 'remote') return [];
  const { remote_url, remote_model } = SETTINGS;
  const wants = (name: string, what: string): string => `TOUCHSTONE_SEMANTIC=remote needs ${name}: ${what}`;
  return [
    ...(values.remote_url === null ? [wants(remote_url.name, 'where the entailment server is')] : []),
    ...(values.remote_api === 'openai' && values.remote_model === null
      ? [wants(remote_model.name, 'which model of the chat server judges')]
      : []),
  ];
}

/** An address may hold a password or a token where none is expected; a message goes into logs. */
const withoutCredentials = (text: string): string =>
  text.replace(/:\/\/[^/\s]*@/g, '://…@').replace(/(:\/\/[^?#\s]*[?#])\S+/g, '$1…');

interface ReadValues {
  /** By the key of the setting; absent where its text cannot be used. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Each a sentence that names the variable. */
  readonly faults: readonly string[];
}

/** Every setting by itself. An empty variable counts as not set. */
function readValues(environment: Environment): ReadValues {
  const faults = unknownNames(environment);
  const values: Record<string, unknown> = {};
  for (const [key, setting] of ALL) {
    const text = environment[setting.name];
    if (text === undefined || text === '') {
      values[key] = setting.fallback;
      continue;
    }
    const read = setting.read(text);
    if ('fault' in read)
      faults.push(
        `${setting.name} ${read.fault}${setting.secret ? '' : `, and is "${withoutCredentials(text)}"`}`,
      );
    else values[key] = read.value;
  }
  faults.push(...remoteFaults(values));
  if (!environment[SETTINGS.workers.name]) values.workers = defaultThreads();
  if (!environment[SETTINGS.job_threads.name]) values.job_threads = defaultThreads();
  return { values, faults };
}

/**
 * Reads every setting at once.
 * @throws SettingsError with every fault
 */
export function readSettings(environment: Environment): Settings {
  const { values, faults } = readValues(environment);
  if (faults.length > 0) throw new SettingsError(faults);
  const limits = Object.fromEntries([...LIMIT_SETTINGS.keys()].map((name) => [name, values[name]]));
  return { ...values, limits: limits as Limits } as unknown as Settings;
}

/** One line of `touchstone config`. */
export interface SettingLine {
  readonly name: string;
  readonly value: string;
  readonly default: string;
  readonly set: boolean;
  readonly description: string;
}

function shown(value: unknown): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** What is wrong with the settings; nothing where they can be used. */
export const settingsFaults = (environment: Environment): readonly string[] => readValues(environment).faults;

/**
 * Every setting with its default and present value; a secret that is set reads `********`, and what cannot be used
 * reads as it is written.
 */
export function describeSettings(environment: Environment): readonly SettingLine[] {
  const { values } = readValues(environment);
  return ALL.map(([key, setting]) => {
    const text = environment[setting.name];
    const set = Boolean(text);
    const value = key in values ? shown(values[key]) : withoutCredentials(text ?? '');
    return {
      name: setting.name,
      value: set && setting.secret ? '********' : value,
      default: setting.shown_default ?? shown(setting.fallback),
      set,
      description: setting.description,
    };
  });
}
