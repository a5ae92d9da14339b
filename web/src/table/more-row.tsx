/** A line of the dialog of what is needed rarely: a sign, what it does, and in small letters what comes of it. */
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  /** It leads to another page; otherwise `onTouch` says what is done. */
  readonly href?: string;
  /** Kept with the other page's entry in the history. */
  readonly state?: unknown;
  readonly onTouch?: () => void;
  readonly isExpanded?: boolean;
}
export const MoreRow = ({ icon: Icon, label, hint, href, state, onTouch, isExpanded }: Props) => {
  const id = useId();
  const content = (
    <>
      <Icon aria-hidden />
      <span>
        <strong>{label}</strong>
        <small id={id}>{hint}</small>
      </span>
    </>
  );
  const named = { className: 'more-row', 'aria-label': label, 'aria-describedby': id };
  return href !== undefined ? (
    <Link href={href} state={state} {...named}>
      {content}
    </Link>
  ) : (
    <button type="button" {...named} aria-expanded={isExpanded} onClick={onTouch}>
      {content}
    </button>
  );
};
