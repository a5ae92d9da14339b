/** The data pack as a file, PA-22. Only the fields that rules read are typed; provenance and notes travel along untouched. */

export interface CostJson {
  readonly n: number;
  readonly of: string;
  readonly distinct?: boolean;
}
interface LimitJson {
  readonly perSeason?: number;
  readonly per?: string;
}
/** PA-22.6: one effect; which fields it has depends on `op`, see vocabulary.ts. */
export interface EffectJson {
  readonly op: string;
  readonly when?: string;
  readonly duration?: string;
  readonly who?: string;
  readonly do?: readonly EffectJson[];
  readonly rest?: readonly EffectJson[];
  readonly else?: readonly EffectJson[];
  readonly then?: readonly EffectJson[];
  readonly by?: string;
  readonly count?: number | string;
  readonly exclude?: readonly string[];
  readonly beneficial?: boolean;
  readonly options?: readonly (readonly CostJson[])[];
  readonly unlessOwns?: readonly string[];
  readonly cost?: readonly CostJson[];
  readonly limit?: LimitJson | number;
  readonly what?: string;
  readonly n?: number | string;
  readonly pick?: string;
  readonly give?: readonly CostJson[];
  readonly get?: readonly CostJson[];
  readonly applies?: readonly string[];
  readonly add?: readonly CostJson[];
  readonly remove?: readonly CostJson[];
  readonly uses?: number;
  readonly asked?: string;
  readonly paid?: string;
  readonly tags?: readonly string[];
  readonly hazardKinds?: readonly string[];
  readonly region?: string;
  readonly kind?: string;
  readonly plus?: number;
  readonly stacksWithArmy?: boolean;
  readonly of?: string;
  readonly group?: string;
  readonly delta?: number;
  readonly sameRegion?: boolean;
  readonly per?: string;
  readonly commodity?: string;
  readonly sell?: { readonly give: readonly CostJson[]; readonly get: readonly CostJson[] };
  readonly buy?: { readonly give: readonly CostJson[]; readonly get: readonly CostJson[] };
  readonly kinds?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly value?: number;
  readonly land?: string;
  readonly years?: readonly number[];
  readonly priceGold?: string;
}
export interface SelectJson {
  readonly all?: boolean;
  readonly minCards?: number;
  readonly most?: string;
  readonly has?: readonly string[];
  readonly archonPicks?: number;
  readonly among?: SelectJson;
}
export interface IslandJson {
  readonly id: string;
  readonly torch: boolean;
  readonly basics: readonly string[];
  readonly startVillages: readonly string[];
  readonly rare: string;
  readonly villages: readonly {
    readonly id: string;
    readonly produces: string;
    readonly start: boolean;
    readonly cost: readonly CostJson[];
  }[];
  readonly workshops: readonly { readonly id: string; readonly produces: string; readonly cost: readonly CostJson[] }[];
  readonly acropolis: readonly string[];
  readonly alternatives: readonly string[];
}
export interface StageJson {
  readonly cost: readonly CostJson[];
  readonly payWhen: { readonly phase: string; readonly land?: string };
}
export interface PackJson {
  readonly packId: string;
  readonly islands: readonly IslandJson[];
  readonly structures: readonly { readonly id: string; readonly cost?: readonly CostJson[]; readonly power: readonly EffectJson[] }[];
  readonly fleets: readonly { readonly id: string; readonly cost: readonly CostJson[]; readonly capacity: number }[];
  readonly philosophies: readonly { readonly id: string; readonly copies: number; readonly effects: readonly EffectJson[] }[];
  readonly wonders: readonly {
    readonly id: string;
    readonly plan: StageJson;
    readonly partial: StageJson;
    readonly effects: readonly EffectJson[];
    readonly service?: { readonly price: readonly CostJson[]; readonly perIslandPerSeason: number; readonly payFrom: string };
  }[];
  readonly events: readonly {
    readonly id: string;
    readonly year: number;
    readonly tags: readonly string[];
    readonly effects: readonly EffectJson[];
  }[];
  readonly hazards: readonly {
    readonly id: string;
    readonly kind: string;
    readonly copies: number;
    readonly select: SelectJson;
    readonly do: readonly EffectJson[];
    readonly scope?: string;
    readonly wardedBy: readonly string[];
  }[];
  readonly harborStatus: readonly {
    readonly id: string;
    readonly kind: string;
    readonly copies: number;
    readonly commodity?: string;
    readonly effects: readonly EffectJson[];
  }[];
  readonly lands: readonly {
    readonly id: string;
    readonly region: string;
    readonly hazardDraws: number;
    readonly special: readonly {
      readonly what: string;
      readonly price?: readonly CostJson[];
      readonly priceByOwned?: readonly (readonly CostJson[])[];
    }[];
  }[];
  readonly tradeTables: {
    readonly neighbouring: readonly { readonly id: string; readonly give: readonly CostJson[]; readonly get: readonly CostJson[] }[];
    readonly foreign: readonly { readonly id: string; readonly give: readonly CostJson[]; readonly get: readonly CostJson[] }[];
  };
  readonly setup: {
    readonly fourPlayerBonus: Readonly<Record<string, unknown>>;
    readonly fivePlayerBonus: Readonly<Record<string, unknown>>;
    readonly beginnerRemovedEvents: { readonly value: readonly string[] };
  };
  readonly limits: Readonly<Record<string, { readonly value: unknown }>>;
}
