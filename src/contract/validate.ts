import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { Json } from '../domain/json.ts';
import { messageOf, type SchemaNode } from './messages.ts';
import { descend } from './pointer.ts';
import { type Fault, MOST_FOUND } from './problems.ts';

// A place may have an error more than it has faults.
Settings.Set({ maxErrors: 2 * MOST_FOUND });

/** All faults of a value under a schema, one for each place; empty where it is valid. */
export type Validator = (value: Json) => readonly Fault[];

/** Compiles a schema. A valid value costs one check; only an invalid one is read again for its faults. */
export function compile(schema: TSchema): Validator {
  const validator = Compile(schema);
  return (value) =>
    validator.Check(value)
      ? []
      : faultsOf(schema, value, validator.Errors(clip(schema as SchemaNode, value))[1]);
}

type Errors = ReturnType<ReturnType<typeof Compile>['Errors']>[1];

/** A copy without what lies beyond the limits of its arrays: to name the limit, the rest need not be read. */
function clip(node: SchemaNode, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = node.items as SchemaNode | undefined;
    const kept = typeof node.maxItems === 'number' ? value.slice(0, node.maxItems + 1) : value;
    return items ? kept.map((item) => clip(items, item)) : kept;
  }
  const properties = node.properties as { readonly [key: string]: SchemaNode } | undefined;
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  const known = Object.keys(properties).filter((key) => Object.hasOwn(value, key));
  return Object.fromEntries(known.map((key) => [key, clip(properties[key]!, (value as SchemaNode)[key])]));
}

function faultsOf(schema: TSchema, value: Json, errors: Errors): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    const node = at(schema as SchemaNode, error.schemaPath.slice(1)) as SchemaNode;
    const found = at(value, error.instancePath) as Json;
    if (error.keyword === 'required') {
      for (const property of error.params.requiredProperties) {
        add(faults, descend(error.instancePath, property), requiredMessage(node, property));
      }
    } else {
      const message = messageOf(error.keyword, nameOf(error.instancePath), node, found);
      const remedy = found === null && mayBeLeftOut(schema as SchemaNode, error.schemaPath.slice(1));
      add(faults, error.instancePath, remedy ? `${message} Or leave it out.` : message);
    }
  }
  return [...faults.values()];
}

/** Whether the value of the schema at a pointer is none that its object needs, and not the whole body. */
function mayBeLeftOut(schema: SchemaNode, pointer: string): boolean {
  const [, parent, property] = /^(.*)\/properties\/([^/]+)$/.exec(pointer) ?? [];
  if (parent === undefined || property === undefined) return pointer !== '';
  const { required } = at(schema, parent) as SchemaNode;
  return !Array.isArray(required) || !required.includes(property);
}

/** The first fault of a place says enough: an empty string need not be told that it also lacks a letter. */
function add(faults: Map<string, Fault>, pointer: string, message: string): void {
  if (!faults.has(pointer)) faults.set(pointer, { pointer, message });
}

/** What a message calls the value at a pointer. */
function nameOf(pointer: string): string {
  if (pointer === '') return 'the body';
  const step = pointer.slice(pointer.lastIndexOf('/') + 1);
  return /^[0-9]+$/.test(step) ? `entry ${step}` : step;
}

function requiredMessage(node: SchemaNode, property: string): string {
  const description = at(node, `/properties/${property}/description`);
  return `${property} is missing. Add it${typeof description === 'string' ? `: ${lowerFirst(description)}` : '.'}`;
}

/** A description as it goes on after a colon. */
export function lowerFirst(text: string): string {
  // SHA-256 stays what it is.
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The value at a JSON Pointer; undefined where there is none. Own members alone: keys are the caller's. */
function at(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as { readonly [key: string]: unknown })[key];
  }
  return value;
}
