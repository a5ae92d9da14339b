/** A plan as its maker reads it back. */
import type { StoredPlan } from '@stoa/protocol';
import type { Plan } from '../store/plans.ts';

export const shownPlan = (plan: Plan | undefined): StoredPlan => ({
  version: plan?.version ?? null,
  steps: plan?.steps.map(({ room, actions, take }) => ({ room, actions: [...actions], take })) ?? [],
  fallen:
    plan?.fallen.map(({ room, illegal }) => ({
      room,
      illegal: illegal && { ...illegal, ...(illegal.with ? { with: { ...illegal.with } } : {}) },
    })) ?? [],
});
