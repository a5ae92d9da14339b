/** One rule: its title, its number and its words. */
import type { AnyText } from '../games/types.ts';

/** `address`: of this rule in the rulebook; `isApart`: the rulebook opens beside the table. */
export const Rule = ({ id, text, address, isApart = false }: { id: string; text: AnyText; address?: string; isApart?: boolean }) => {
  const rule = text.rule(id);
  return rule === undefined ? null : (
    <section className="rule">
      <h3>
        {rule.title}{' '}
        <small>
          {address === undefined ? (
            id
          ) : (
            <a href={address} {...(isApart && { target: '_blank', rel: 'noopener' })}>
              {id}
            </a>
          )}
        </small>
      </h3>
      <p>{rule.text}</p>
    </section>
  );
};
