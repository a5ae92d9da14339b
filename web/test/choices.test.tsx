/** The text form: one button for every legal action, under headings, in both languages. */

import { earthWater } from '@stoa/earth-and-water';
import { texts } from '@stoa/earth-and-water/text';
import { type Action, LANGUAGES } from '@stoa/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Choices } from '../src/table/choices.tsx';
import { InWords } from '../src/table/in-words.tsx';
import { unnamed } from './unnamed.ts';

const state = (() => {
  const options = earthWater.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  return earthWater.setup(2, options, 1);
})();

for (const lang of LANGUAGES)
  test(`every action of the list is a button, ${lang}`, () => {
    const text = unnamed(texts[lang]);
    const actions: Action[] = [];
    earthWater.actions(state, 0, actions as never);
    const view = earthWater.view(state, 0);
    const html = renderToStaticMarkup(<Choices actions={actions} view={view} text={text} choose={() => {}} disabled={false} headings />);
    expect(html.match(/<button/g)?.length).toBe(actions.length);
    const table = renderToStaticMarkup(<InWords text={text} view={view} me={0} />);
    for (const city of Object.values(texts[lang].cities)) expect(table).toContain(city);
  });

test('an action that gives something up is quiet and stands last; where nothing else is left, it is a plain button', () => {
  const text = unnamed(texts.en);
  const shown = (actions: readonly Action[], elsewhere: readonly Action[] = []): string =>
    renderToStaticMarkup(
      <Choices
        actions={actions}
        all={[...actions, ...elsewhere]}
        view={earthWater.view(state, 0)}
        text={text}
        choose={() => {}}
        disabled={false}
        headings={false}
        givesUp={a => a.do === 'decline'}
      />,
    );
  expect(shown([{ do: 'decline' }, { do: 'fight-on' }])).toMatch(/class="button">Fight on<.*class="button quiet">Decline</);
  expect(shown([{ do: 'decline' }], [{ do: 'fight-on' }])).toContain('quiet');
  expect(shown([{ do: 'decline' }])).not.toContain('quiet');
});
