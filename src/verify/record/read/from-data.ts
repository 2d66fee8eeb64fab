/** The records of structured data: each object is one, with the objects above and below it. */
import type { Document } from '../../read/document.ts';
import { isAll } from '../derive/whole-lists.ts';
import type { Field, Focus, Rows } from '../record.ts';
import { KEYS } from '../words/senses.ts';
import {
  expiryOf,
  fieldOf,
  fullNameOf,
  isFullName,
  keyFirst,
  LABELLED,
  lifted,
  momentsOf,
  namedByDeed,
  settingOf,
} from './data-fields.ts';
import { isCalling, labelsOf, objectOf, parentOf, shapeOf } from './data-paths.ts';
import { NUMBER } from './kinds.ts';
import { isHolderOf, isOwned } from './owned.ts';

/** Scalars of a source beyond which its objects are not held against a claim. */
const MOST_FIELDS = 4000;
/** Fields and rows of one focus, at the most. */
const MOST_INNER = 200;
const MOST_ROWS = 400;

interface Tree {
  readonly objects: ReadonlyMap<string, readonly Field[]>;
  /** Rows by the path of their array, numbers left out. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

const NO_TREE: Tree = { objects: new Map(), rows: new Map() };
const trees = new WeakMap<Document, Tree>();

/** The object that holds a place of the text, and those above it, innermost first. */
export function objectsAt(document: Document, sentence: number): Focus[] {
  const tree = treeOf(document);
  const { sentenceStart, sentenceEnd } = document.scan;
  const [leaf] = document.leaves(sentenceStart[sentence], sentenceEnd[sentence]);
  if (leaf === undefined) return [];
  const found: Focus[] = [];
  for (let path = parentOf(leaf.pointer); ; path = parentOf(path)) {
    if (tree.objects.has(path) || path === '') found.push(focusOn(document, tree, path));
    if (path === '') return found;
  }
}

/** All objects of data that has no more than `most`; none of larger data. */
export function objectsOf(document: Document, most: number): Focus[] {
  const tree = treeOf(document);
  if (tree.objects.size > most) return [];
  return [...tree.objects.keys()].map((path) => focusOn(document, tree, path));
}

/** Whether a row of data has other rows beside it. */
export const hasRowsBeside = (document: Document, row: string): boolean =>
  (treeOf(document).rows.get(shapeOf(row))?.length ?? 0) > 1;

/** A list of objects: what its members are called, the members, and the fields beside it. */
export interface List {
  readonly labels: readonly string[];
  readonly rows: readonly (readonly Field[])[];
  readonly beside: readonly Field[];
}

/** All lists of objects in data, in order, but those that are too long to be held against a claim. */
export function listsOf(document: Document): List[] {
  const tree = treeOf(document);
  return ['', ...[...tree.objects.keys()].filter((path) => path !== '')].flatMap((path) =>
    childrenOf(tree, path).map((list) => ({ ...list, beside: tree.objects.get(path) ?? [] })),
  );
}

function focusOn(document: Document, tree: Tree, path: string): Focus {
  const above: Field[] = [];
  for (let up = path; up !== ''; ) {
    up = parentOf(up);
    above.push(...(tree.objects.get(up) ?? []));
    const isRow = shapeOf(path) !== path;
    above.push(
      ...partiesOf(
        tree,
        up,
        (labels) =>
          (isRow && isParty(labels) && (up !== '' || isOrder(tree.objects.get('') ?? []))) ||
          isHolding(tree, path, up, labels),
      ),
    );
  }
  for (const field of headOf(tree, path)) if (!above.includes(field)) above.push(field);
  const inner: Field[] = [];
  for (const [other, fields] of tree.objects) {
    if (inner.length > MOST_INNER) break;
    if (other !== path && other.startsWith(`${path}/`) && !/\/\d+(?:\/|$)/.test(other.slice(path.length)))
      inner.push(...fields);
  }
  const rows = (tree.rows.get(shapeOf(path)) ?? [])
    .filter((other) => other !== path)
    .slice(0, MOST_ROWS)
    .map((other) => tree.objects.get(other) ?? []);
  const own = tree.objects.get(path) ?? [];
  const beside = [...tree.objects].flatMap(([other, fields]) =>
    other !== path && parentOf(other) === parentOf(path) && shapeOf(other) === other ? [fields] : [],
  );
  return {
    document,
    id: path,
    labels: labelsOf(path),
    own,
    above,
    inner,
    rows,
    beside,
    children: [...childrenOf(tree, path), ...listsBeside(tree, path)],
  };
}

/**
 * What those are called whose things stand in an object: the one who ordered, of an object with `customer: { name }`,
 * whose rows are what he ordered; the person beside what is his own.
 */
function partiesOf(tree: Tree, path: string, is: (labels: readonly string[]) => boolean): readonly Field[] {
  return [...tree.objects].flatMap(([other, fields]) =>
    other !== path && parentOf(other) === path && is(labelsOf(other))
      ? fields.filter(({ name }) => isCalling(name) || name.join(' ') === labelsOf(other).join(' '))
      : [],
  );
}

/** Whether what stands at `path`, right under `up`, is the own of the one person beside it, who is called so. */
function isHolding(tree: Tree, path: string, up: string, labels: readonly string[]): boolean {
  if (!isHolderOf(labels) || !isOwned(labelsOf(path)) || isHolderOf(labelsOf(path))) return false;
  const list = path.replace(/\/\d+$/, '');
  if (parentOf(list) !== up) return false;
  const persons = [...tree.objects.keys()].filter(
    (other) => other !== '' && parentOf(other) === up && isHolderOf(labelsOf(other)),
  );
  return persons.length === 1;
}

/** Whether data is of an order: it is numbered as one. */
const isOrder = (root: readonly Field[]): boolean =>
  root.some(
    ({ name }) =>
      name.length < 3 &&
      /^(?:order|purchase|booking)$/.test(name[0]!) &&
      (name.length < 2 || NUMBER.test(name[1]!)),
  );

const isParty = (labels: readonly string[]): boolean =>
  labels.length === 1 && /^(?:customer|buyer|client|guest)$/.test(labels[0]!);

/** Whether a field names what has it: the lists beside an object in it are its own. */
const isNaming = ({ name, values: [value] }: Field): boolean =>
  value?.kind === 'identifier' || name.some((word) => KEYS.has(word));

/** Whether a list is one of those that belong to the object beside it. */
const isBeside = (tree: Tree, object: string, list: string): boolean =>
  listsBeside(tree, object).some(({ labels }) => labels.join(' ') === labelsOf(list).join(' '));

/** The fields of the one object beside the list that a row is of: `{ shipment: {…}, items: [{…}] }`. */
function headOf(tree: Tree, path: string): readonly Field[] {
  const list = /^(.*)\/\d+$/.exec(path)?.[1];
  if (list === undefined || shapeOf(list) !== list) return [];
  const up = parentOf(list);
  for (const [other, fields] of tree.objects)
    if (parentOf(other) === up && shapeOf(other) === other && isBeside(tree, other, list)) return fields;
  return [];
}

/**
 * The lists beside an object in what holds no other object: the orders of `{ customer: {…}, orders: […] }` are the
 * customer's. Of what is there to choose from it has none.
 */
function listsBeside(tree: Tree, path: string): Rows[] {
  const up = parentOf(path);
  if (path === '' || shapeOf(path) !== path || tree.objects.get(up)?.some(isNaming) === true) return [];
  const objects = new Set(
    [...tree.objects.keys()]
      .filter((other) => other.startsWith(`${up}/`))
      .map((other) => other.slice(up.length + 1).split('/')),
  );
  const single = new Set(
    [...objects].flatMap(([first, second]) => (/^\d+$/.test(second ?? '') ? [] : [first])),
  );
  if (single.size !== 1) return [];
  const fields = tree.objects.get(up) ?? [];
  return childrenOf(tree, up).filter(
    ({ rows, labels }) => !labels.some((word) => OFFERED.test(word)) && isAll(fields, rows.length, labels),
  );
}

/** Lists of what may be had, and of what was looked for. */
const OFFERED =
  /^(?:products?|plans?|options?|offers?|results?|suggestions?|recommendations?|candidates?|alternatives?|matches|catalogue?|available|related|similar|others?|errors?|warnings?)$/;

/** The lists right under an object. */
function childrenOf(tree: Tree, path: string): Rows[] {
  const children: Rows[] = [];
  for (const [shape, paths] of tree.rows) {
    if (!shape.endsWith('/*') || parentOf(shape.slice(0, -2)) !== shapeOf(path)) continue;
    const rows = paths.filter((one) => one.startsWith(`${path}/`)).map((one) => tree.objects.get(one) ?? []);
    if (rows.length === 0 || rows.length > MOST_ROWS) continue;
    // A list that is all of the data is of what its rows begin with: `refund: RF-1001`.
    const labels = shape === '/*' ? (rows[0][0]?.name.slice(0, 1) ?? []) : labelsOf(shape.slice(0, -2));
    children.push({ labels, rows });
  }
  return children;
}

function treeOf(document: Document): Tree {
  let tree = trees.get(document);
  if (tree === undefined) trees.set(document, (tree = plant(document)));
  return tree;
}

function plant(document: Document): Tree {
  const leaves = document.leaves(0, document.text.length);
  if (leaves.length > MOST_FIELDS) return NO_TREE;
  const objects = new Map<string, Field[]>();
  const rows = new Map<string, string[]>();
  for (const leaf of leaves) {
    const path = leaf.called?.object ?? objectOf(leaf.pointer);
    let fields = objects.get(path);
    if (fields === undefined) {
      objects.set(path, (fields = []));
      const shape = shapeOf(path);
      if (shape !== path) rows.set(shape, [...(rows.get(shape) ?? []), path]);
    }
    fields.push(fieldOf(document, leaf, path));
  }
  for (const [path, fields] of objects)
    objects.set(path, [
      ...namedByDeed(keyFirst(fields), path),
      ...expiryOf(fields),
      ...momentsOf(fields),
      ...fullNameOf(fields),
    ]);
  for (const [path, fields] of objects) {
    const name = /\/name$/.test(path) ? fields.find(isFullName) : undefined;
    if (name !== undefined)
      objects.get(parentOf(path))?.push({ ...name, path: name.path.slice(0, -1), object: parentOf(path) });
  }
  for (const [path, fields] of [...objects]) {
    const state = fields.find(({ name }) => /^(?:name|label|text|title)$/.test(name.join(' ')));
    if (state !== undefined && LABELLED.test(labelsOf(path).join(' ')) && !/\/\d+$/.test(path))
      objects.get(parentOf(path))?.push(lifted(state, labelsOf(path), parentOf(path)));
    const user = fields.find(({ name }) => isCalling(name));
    if (user !== undefined && /^(?:user|author)$/.test(labelsOf(path).join(' ')) && !/\/\d+$/.test(path))
      objects.get(parentOf(path))?.push(lifted(user, labelsOf(path), parentOf(path)));
    const setting = settingOf(fields);
    if (setting !== undefined && /\/\d+$/.test(path))
      objects.get(parentOf(parentOf(path)))?.push(lifted(setting[1], setting[0], parentOf(parentOf(path))));
  }
  return { objects, rows };
}
