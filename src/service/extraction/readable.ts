import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What the reading process may read: the program's sources, never its data, and the libraries. Node looks for a
 * library in the `node_modules` of each folder upwards, and reads it where links lead to: both must be open to it.
 * @param root folder of the program
 * @param library path of a library as it was resolved
 */
export function readablePaths(root = ROOT, library = fileURLToPath(import.meta.resolve('unpdf'))): string[] {
  // The first `node_modules` of the path: a package manager may keep the libraries in a folder each below it.
  const modules = library.slice(0, library.indexOf('node_modules') + 'node_modules'.length);
  const program = [join(root, 'src'), join(root, 'package.json')];
  const paths = [...program, ...modulesAbove(root), modules].filter((path) => existsSync(path));
  return [...new Set(paths.flatMap((path) => [path, realpathSync(path)]))];
}

function modulesAbove(root: string): string[] {
  const folders = [join(root, 'node_modules')];
  for (let at = root; dirname(at) !== at; at = dirname(at)) folders.push(join(dirname(at), 'node_modules'));
  return folders;
}
