/** Source files as syntax trees. TypeScript 7 has no compiler API, so this uses the parser that comes with Vite. */
import { parseSync } from 'vite';

export const parse = (path, code) => {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return program;
};

/** Calls `visit(node, parent)` for every node, parents first; a visit that answers false skips what is below. */
export const walk = (node, visit, parent) => {
  if (visit(node, parent) === false) return;
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const child of value) if (child && typeof child.type === 'string') walk(child, visit, node);
    } else if (value && typeof value.type === 'string') walk(value, visit, node);
  }
};

export const lineOf = (code, offset) => code.slice(0, offset).split('\n').length;

const onlyTypes = node =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every(s => s.importKind === 'type' || s.exportKind === 'type'));

/** What a file imports: [{ from, typeOnly, offset }], static, dynamic and re-exported. */
export const importsOf = program => {
  const found = [];
  walk(program, node => {
    if (
      (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
      node.source
    )
      found.push({ from: node.source.value, typeOnly: onlyTypes(node), offset: node.start });
    else if (node.type === 'ImportExpression' && node.source.type === 'Literal')
      found.push({ from: node.source.value, typeOnly: false, offset: node.start });
  });
  return found;
};
