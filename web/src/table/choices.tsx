/** What can be done and has no place on the board: buttons, grouped under the game's own headings. In words, everything. */
import type { Action } from '@stoa/engine';
import type { AnyText } from '../games/types.ts';

const grouped = (actions: readonly Action[], text: AnyText): readonly (readonly [string, readonly Action[]])[] => {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const heading = text.actionGroup(action);
    const group = groups.get(heading);
    if (group) group.push(action);
    else groups.set(heading, [action]);
  }
  return [...groups];
};

export const Choices = ({
  actions,
  view,
  text,
  choose,
  disabled,
  headings,
  isDecline = () => false,
}: {
  actions: readonly Action[];
  view: unknown;
  text: AnyText;
  choose: (action: Action) => void;
  disabled: boolean;
  headings: boolean;
  /** To let it be: beside something that can be done it looks like less. */
  isDecline?: ((action: Action) => boolean) | undefined;
}) => (
  <div className="choices">
    {grouped(actions, text).map(([heading, group]) => (
      <div key={heading} className="choice-group" role="group" aria-label={heading}>
        {headings && <h3>{heading}</h3>}
        <div className="choice-buttons">
          {group.map(action => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={isDecline(action) && !actions.every(isDecline) ? 'button quiet' : 'button'}
              disabled={disabled}
              onClick={() => choose(action)}
            >
              {text.action(action, view)}
            </button>
          ))}
        </div>
      </div>
    ))}
  </div>
);
