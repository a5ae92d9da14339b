/** A refusal of the server as a sentence. */
import { useTranslations } from 'use-intl';
import type { Problem } from './api.ts';

export const useProblemWords = (): ((problem: Problem) => string) => {
  const t = useTranslations('online.problem');
  return ({ code, retryAfter }) => {
    switch (code) {
      case 'offline':
      case 'unauthenticated':
      case 'forbidden':
      case 'unknown':
      case 'gone':
      case 'taken':
      case 'over':
      case 'malformed':
      case 'busy':
        return t(code);
      case 'no-server':
        return t('noServer');
      case 'too-many':
        return t('tooMany', { seconds: retryAfter ?? 0 });
      case 'prove-first':
        return t('proveFirst');
      case 'wrong-credentials':
        return t('wrongCredentials');
      default:
        return t('other');
    }
  };
};

export const ProblemNote = ({ problem }: { problem: Problem | null }) => {
  const words = useProblemWords();
  return (
    <p className="problem" role="alert">
      {problem && words(problem)}
    </p>
  );
};
