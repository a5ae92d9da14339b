/** A small check of XML: elements close in order, attributes are quoted and come once, nothing else stands between. */
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

export const problemsOfXml = (text: string): readonly string[] => {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? text.length : next);
    if (/[>&]/.test(words.replaceAll(/&(amp|lt|gt|quot|#\d+);/g, ''))) return [`stray text at ${at}: ${words.slice(0, 30)}`];
    if (next < 0) break;
    TAG.lastIndex = next;
    const found = TAG.exec(text);
    if (found === null) return [`no element at ${next}: ${text.slice(next, next + 40)}`];
    const [whole, closing, name = '', attributes = '', empty] = found;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return [`an attribute twice at ${next}: ${whole}`];
    if (closing === '/') {
      if (open.pop() !== name) return [`</${name}> closes nothing at ${next}`];
    } else if (empty !== '/') open.push(name);
    at = next + whole.length;
  }
  return open.map(name => `<${name}> is not closed`);
};
