// Puts the modules of the service together in a few bundles for `bin/packed.mjs`. Lines stay what they were, so that a
// line of a bundle can be told by its source; comments and types go, which a server would keep in memory.
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stateOf, stateOfAll } from '../bin/packed.mjs';
import { withLazyPatterns } from './lazy-patterns.mjs';

/** Comments that have their lines to themselves. */
const COMMENT = /^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*)$/gm;

/** Packages that are bundled with the sources: of many small modules, which a start would look up one by one. */
const BUNDLED = /^typebox(?=\/|$)/;

/** What changes what this writes, beside the sources. */
const SELF = ['./bundle.mjs', './lazy-patterns.mjs', './compile.mjs', '../bin/packed.mjs'].map(
  (one) => new URL(one, import.meta.url).href,
);

/** The text of a module without its types: characters that were blanked are left out. */
function withoutTypes(text) {
  const stripped = module.stripTypeScriptTypes(text);
  let out = '';
  let from = 0;
  for (let i = 0; i < stripped.length; i++) {
    // A character is blanked by a space of as many bytes.
    if (stripped[i] === text[i] || /\S/.test(stripped[i])) continue;
    out += stripped.slice(from, i);
    from = i + 1;
  }
  return out + stripped.slice(from);
}

/**
 * The text of a module without what does not run, every line where it was.
 * One with a string literal of several lines, in which comments may be none, stays as it is.
 */
function bare(text) {
  const left = text.replace(COMMENT, (comment) => comment.replace(/[^\n]+/g, ''));
  const hasLongLiteral = left.split('\n').some((line) => line.split('`').length % 2 === 0);
  return hasLongLiteral ? text : left.replace(/^[ \t]+|[ \t]+$/gm, '');
}

/** What tells that a module has changed: itself, or of a package its description, which an installation replaces. */
const stateFileOf = (id) =>
  /^.*[\\/]node_modules[\\/][^\\/]+[\\/]/.exec(id)?.[0].concat('package.json') ?? id;

/** A character beyond Latin-1 as it is written in a literal: a text that has none takes half the memory. */
const escaped = (text) =>
  text.replace(/[^\0-\xff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** The same in a literal that takes a backslash for itself. */
const filledIn = (text) => text.replace(/[^\0-\xff]+/g, (some) => `\${'${escaped(some)}'}`);

/** Where characters count. */
const NAMED_OR_SAID = new Set(['Identifier', 'Literal', 'TemplateElement']);

/** What stands elsewhere beyond Latin-1 stands in a comment. */
const left = (text) => text.replace(/[^\0-\xff]/g, '?');
const kept = (text) => text;

/** A module without characters beyond Latin-1, but for those that a template takes as they stand. */
function inLatin1(code, program) {
  const literals = [];
  const visit = (node, how) => {
    if (Array.isArray(node)) for (const one of node) visit(one, how);
    if (typeof node?.type !== 'string') return;
    if (NAMED_OR_SAID.has(node.type)) literals.push([node.start, node.end, how]);
    const isTagged = node.type === 'TaggedTemplateExpression';
    for (const [key, value] of Object.entries(node)) {
      if (isTagged && key === 'quasi') {
        visit(value.quasis, isRaw(node.tag) ? filledIn : kept);
        visit(value.expressions, escaped);
      } else visit(value, escaped);
    }
  };
  visit(program, escaped);
  literals.sort(([a], [b]) => a - b);
  let out = '';
  let from = 0;
  for (const [start, end, how] of literals) {
    if (start < from) continue;
    out += left(code.slice(from, start)) + how(code.slice(start, end));
    from = end;
  }
  return out + left(code.slice(from));
}

const isRaw = (tag) =>
  tag.type === 'MemberExpression' && tag.object.name === 'String' && tag.property.name === 'raw';

/** What of a bundle's lines comes from which line of which source: pieces that begin at a line, in their order. */
function placesOf(map, count) {
  const found = new module.SourceMap(map);
  const sources = [];
  const runs = [];
  for (let line = 1; line <= count; line++) {
    const { originalSource, originalLine } = found.findEntry(line - 1, 0);
    if (originalSource === undefined) continue;
    let source = sources.indexOf(originalSource);
    if (source < 0) source = sources.push(originalSource) - 1;
    const [first, before, at] = runs.at(-1) ?? [];
    if (before !== source || at + line - first !== originalLine + 1)
      runs.push([line, source, originalLine + 1]);
  }
  return { sources, runs };
}

/**
 * Bundles modules with all that they import of the same tree.
 * @param entries URLs of the modules that may be asked for
 * @returns what `writePack` takes
 */
export async function bundle(entries) {
  // Only here: whoever runs what is bundled does without it.
  const { rollup } = await import('rollup');
  const states = new Map(SELF.map((url) => [url, stateOf(url)]));
  const idOf = (specifier, from) => fileURLToPath(new URL(specifier, from && pathToFileURL(from)));
  const plugin = {
    name: 'touchstone',
    resolveId(specifier, from) {
      if (from === undefined || specifier.startsWith('.')) return idOf(specifier, from);
      if (BUNDLED.test(specifier)) return fileURLToPath(import.meta.resolve(specifier));
      return { id: specifier, external: true };
    },
    load(id) {
      const { href } = pathToFileURL(stateFileOf(id));
      states.set(href, stateOf(href));
      const text = readFileSync(id, 'utf8');
      return { code: bare(id.endsWith('.ts') ? withoutTypes(text) : text), map: null };
    },
    transform(code) {
      return /[^\0-\xff]/.test(code) ? { code: inLatin1(code, this.parse(code)), map: null } : null;
    },
    resolveImportMeta(property, { moduleId }) {
      if (property === 'url') return JSON.stringify(pathToFileURL(moduleId).href);
      return property === 'resolve' ? '$resolve' : null;
    },
    renderChunk(code) {
      return { code: withLazyPatterns(code, (text) => this.parse(text)), map: null };
    },
    renderDynamicImport: () => ({ left: '$load(', right: ')' }),
  };
  const bundled = await rollup({
    input: entries,
    treeshake: false,
    plugins: [plugin],
    onwarn: () => undefined,
  });
  const { output } = await bundled.generate({
    format: 'cjs',
    entryFileNames: '[name]-[hash].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    exports: 'named',
    esModule: false,
    externalLiveBindings: false,
    freeze: false,
    generatedCode: 'es2015',
    interop: 'esModule',
    sourcemap: true,
    sourcemapPathTransform: (path, map) => pathToFileURL(resolve(dirname(map), path)).href,
  });
  await bundled.close();
  const nameOf = (file) => file.replace(/\.cjs$/, '');
  const known = new Set(output.map(({ fileName }) => fileName));
  const bundles = {};
  const found = {};
  for (const { code, map, fileName, imports, isEntry, facadeModuleId } of output) {
    if (code === undefined) continue;
    const name = nameOf(fileName);
    const own = code.replace(/((?:\brequire|\$load)\(['"])\.\/([\w.-]+)\.cjs(?=['"]\))/g, '$1$2');
    bundles[name] = {
      text: `(function (exports, require, $load, $resolve) { ${own}\n})`,
      modules: imports.map((one) => (known.has(one) ? nameOf(one) : one)),
      places: placesOf(map, own.split('\n').length),
    };
    if (isEntry) found[pathToFileURL(facadeModuleId).href] = name;
  }
  const state = stateOfAll([...states.values()]);
  return { sources: [...states.keys()], state, entries: found, bundles };
}
