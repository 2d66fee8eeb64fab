// Has the patterns of a bundle made where they are first used: thousands of them stand at the top of the modules, and
// reading them all takes a start longer than anything else, while an answer uses a part of them.

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const MADE = new Set(['RegExp', 'Set', 'Map']);

const isNode = (value) => typeof value?.type === 'string';

/** Each node under one, with what it stands in and as what; those in a function as well. */
function* nodesIn(node, parent, key) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one, parent, key);
  if (!isNode(node)) return;
  yield [node, parent, key];
  for (const [name, value] of Object.entries(node)) {
    if (value !== null && typeof value === 'object') yield* nodesIn(value, node, name);
  }
}

/** Names that a pattern of a declaration or parameter binds. */
function* boundBy(pattern) {
  if (pattern?.type === 'Identifier') yield pattern.name;
  else if (pattern?.type === 'AssignmentPattern') yield* boundBy(pattern.left);
  else if (pattern?.type === 'RestElement') yield* boundBy(pattern.argument);
  else if (pattern?.type === 'ArrayPattern') for (const one of pattern.elements) yield* boundBy(one);
  else if (pattern?.type === 'ObjectPattern')
    for (const one of pattern.properties) yield* boundBy(one.type === 'RestElement' ? one : one.value);
}

/** How often each name is bound anywhere. */
function bindings(body) {
  const counts = new Map();
  const add = (pattern) => {
    for (const name of boundBy(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const [node] of nodesIn(body)) {
    if (FUNCTIONS.has(node.type)) for (const one of node.params) add(one);
    if (FUNCTIONS.has(node.type) || node.type.startsWith('Class')) add(node.id);
    if (node.type === 'VariableDeclarator') add(node.id);
    if (node.type === 'CatchClause') add(node.param);
  }
  return counts;
}

/** Names at the top whose values may change. */
function variables(body) {
  const found = new Set();
  for (const { type, kind, declarations } of body) {
    if (type !== 'VariableDeclaration' || kind === 'const') continue;
    for (const { id } of declarations) for (const name of boundBy(id)) found.add(name);
  }
  return found;
}

/** Whether an expression gives the same whenever it is worked out, and nothing happens by it. */
function isPure(node, changing) {
  const areAll = (nodes) => nodes.every((one) => isPure(one, changing));
  switch (node?.type) {
    case 'Literal':
    case 'ArrowFunctionExpression':
      return true;
    case 'Identifier':
      return !changing.has(node.name);
    case 'TemplateLiteral':
      return areAll(node.expressions);
    case 'TaggedTemplateExpression':
      return node.tag.object?.name === 'String' && isPure(node.quasi, changing);
    case 'BinaryExpression':
      return areAll([node.left, node.right]);
    case 'MemberExpression':
      return !node.computed && node.property.name === 'source' && isPure(node.object, changing);
    case 'ArrayExpression':
      return areAll(node.elements);
    case 'ObjectExpression':
      return (
        node.properties.every((one) => one.type === 'Property' && !one.computed) &&
        areAll(node.properties.map(({ value }) => value))
      );
    case 'NewExpression':
      return MADE.has(node.callee.name) && areAll(node.arguments);
    default:
      return false;
  }
}

const isPattern = (node) =>
  node.regex !== undefined || (node.type === 'NewExpression' && node.callee.name === 'RegExp');

function hasPattern(init) {
  for (const [node] of nodesIn(init)) if (isPattern(node)) return true;
  return false;
}

/** The constants at the top whose values are patterns, or hold some, by their names. */
function patternsOf(body) {
  const counts = bindings(body);
  const changing = variables(body);
  const found = new Map();
  for (const node of body) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const' || node.declarations.length > 1)
      continue;
    const [{ id, init }] = node.declarations;
    if (id.type !== 'Identifier' || counts.get(id.name) > 1 || !isPure(init, changing) || !hasPattern(init))
      continue;
    found.set(id.name, { node, init, uses: [] });
  }
  return found;
}

/** Whether an identifier names a member, and nothing that is bound. */
const isMember = (parent, key) =>
  parent?.computed !== true && (key === 'property' || (key === 'key' && !parent.shorthand));

/**
 * A bundle with its patterns made where they are first used, every line where it was.
 * @param code the statements of a script
 * @param parse gives the ESTree of a script
 */
export function withLazyPatterns(code, parse) {
  const { body } = parse(code);
  const patterns = patternsOf(body);
  for (const [node, parent, key] of nodesIn(body)) {
    const pattern = node.type === 'Identifier' ? patterns.get(node.name) : undefined;
    if (pattern === undefined || isMember(parent, key)) continue;
    if (parent.type === 'VariableDeclarator' && key === 'id') continue;
    // Of `{ NAME }` key and value are one.
    if (parent.type === 'Property' && parent.shorthand && key === 'key') continue;
    pattern.uses.push({ node, named: parent.type === 'Property' && parent.shorthand });
  }
  const edits = [];
  for (const [name, { node, init, uses }] of patterns) {
    const lines = code.slice(node.start, init.start).replace(/[^\n]/g, '');
    edits.push([node.start, init.start, `let ${name}$made; const ${name} = () =>${lines} ${name}$made ??= `]);
    for (const { node: use, named } of uses)
      edits.push([use.start, use.end, named ? `${name}: ${name}()` : `${name}()`]);
  }
  return edited(code, edits);
}

function edited(code, edits) {
  let out = '';
  let from = 0;
  for (const [start, end, text] of edits.toSorted(([a], [b]) => a - b)) {
    out += code.slice(from, start) + text;
    from = end;
  }
  return out + code.slice(from);
}
