/** One rule: its title, its number and its words. */
import type { AnyText } from '../games/types.ts';

export const Rule = ({ id, text }: { id: string; text: AnyText }) => {
  const rule = text.rule(id);
  return rule === undefined ? null : (
    <section className="rule">
      <h3>
        {rule.title} <small>{id}</small>
      </h3>
      <p>{rule.text}</p>
    </section>
  );
};
