/** Sentences of the page for data packs. What is wrong with a value the game itself says. */
import type { Language } from '@stoa/engine';

export interface PackWords {
  readonly title: string;
  readonly lead: string;
  readonly provenance: string;
  readonly kept: string;
  readonly builtin: string;
  readonly inUse: string;
  readonly notPlayable: string;
  readonly open: (title: string) => string;
  readonly use: (title: string) => string;
  readonly download: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly fromOurs: string;
  readonly fromFile: string;
  readonly fileTooLarge: (kilobytes: number) => string;
  readonly unreadable: string;
  readonly editor: string;
  readonly name: string;
  readonly unnamed: string;
  readonly view: string;
  readonly views: Readonly<Record<'cards' | 'text', string>>;
  readonly text: string;
  readonly textHint: string;
  readonly keep: string;
  /** Kept to go on with, not to play. */
  readonly keepAsDraft: string;
  readonly keptNow: string;
  readonly downloadThis: string;
  readonly close: string;
  readonly checking: string;
  readonly fine: string;
  readonly mistakes: (n: number) => string;
  readonly mistakesHint: string;
  readonly tooLarge: (kilobytes: number) => string;
  readonly notJson: (line: number, column: number) => string;
  readonly show: (line: number) => string;
  readonly goThere: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly of: string;
  readonly nameIn: Readonly<Record<'en' | 'it', string>>;
  readonly noNumbers: string;
  readonly cards: (n: number) => string;
}

const plural =
  (lang: string) =>
  (n: number, one: string, other: string): string =>
    `${n} ${new Intl.PluralRules(lang).select(n) === 'one' ? one : other}`;

export const PACK_WORDS: Readonly<Record<Language, PackWords>> = {
  en: {
    title: 'Data packs',
    lead: 'Everything a card of Parthenon costs and does comes from a data pack. Play with ours, or make your own: if you own the game you can put in the printed values.',
    provenance:
      'The rulebook gives few of the numbers. Those marked “reconstructed” are our own design; “rulebook” and “published” values have a source.',
    kept: 'Packs in this browser',
    builtin: 'Our own values (built in)',
    inUse: 'Used in new games',
    notPlayable: 'has mistakes, cannot be played yet',
    open: title => `Edit ${title}`,
    use: title => `Use ${title} in new games`,
    download: title => `Download ${title}`,
    remove: title => `Remove ${title}`,
    fromOurs: 'Make my own copy',
    fromFile: 'Open a file',
    fileTooLarge: kilobytes => `That file has ${kilobytes} KB; a pack has 256 KB at most.`,
    unreadable: 'That file could not be read.',
    editor: 'The pack',
    name: 'Name',
    unnamed: 'Pack without a name',
    view: 'Show',
    views: { cards: 'Cards', text: 'Text' },
    text: 'The pack as text (JSON)',
    textHint: 'Type here, or paste a whole pack.',
    keep: 'Keep in this browser',
    keepAsDraft: 'Keep as it is, with its mistakes',
    keptNow: 'Kept.',
    downloadThis: 'Download',
    close: 'Close the editor',
    checking: 'Checking …',
    fine: 'No mistakes: this pack can be played.',
    mistakes: n => `${plural('en')(n, 'mistake', 'mistakes')}`,
    mistakesHint: 'A mistake further down may follow from one above it.',
    tooLarge: kilobytes => `The pack has ${kilobytes} KB; 256 KB is the most.`,
    notJson: (line, column) => `This stops being JSON at line ${line}, column ${column}.`,
    show: line => `line ${line}`,
    goThere: 'Show this place in the text',
    sections: {
      islands: 'Islands',
      structures: 'Structures',
      fleets: 'Fleets',
      wonders: 'Great Wonders',
      philosophies: 'Philosophies',
      events: 'Events',
      hazards: 'Hazards',
      harborStatus: 'Harbor status',
      lands: 'Lands',
      tradeTables: 'Trade tables',
    },
    keys: {
      cost: 'cost',
      plan: 'plan',
      partial: 'construction',
      price: 'price',
      priceByOwned: 'price',
      give: 'give',
      get: 'get',
      sell: 'selling',
      buy: 'buying',
      copies: 'copies',
      n: 'number',
      value: 'value',
      count: 'how many',
      power: 'power',
      effects: 'effect',
      do: 'effect',
      rest: 'for the others',
      options: 'ways to pay',
      else: 'otherwise',
      add: 'more',
      remove: 'less',
      service: 'sold to others',
      special: 'only here',
      select: 'strikes',
      minCards: 'from so many cards',
      hazardDraws: 'hazards on the way',
      delta: 'more hazards',
      uses: 'times',
      plus: 'more',
      villages: 'village',
      workshops: 'workshop',
      maxAlternativesBuilt: 'second copies at most',
      maxAcropolis: 'acropolis structures at most',
      wonderPlanCosts: 'price of wonder plans',
      startVillages: 'villages at the start',
      capacity: 'cards aboard at most',
      limit: 'limit',
      perSeason: 'times a season',
      perIslandPerSeason: 'times a season for each island',
      maxPerIsland: 'on each island at most',
      archonPicks: 'named by the Archon',
      year: 'year',
      basic: 'basics',
      rare: 'rares',
      gold: 'gold',
    },
    marks: { reconstruction: 'reconstructed', rulebook: 'rulebook', published: 'published' },
    nameIn: { en: 'Name in English', it: 'Name in Italian' },
    of: 'of',
    noNumbers: 'No numbers here; the text shows everything.',
    cards: n => plural('en')(n, 'card', 'cards'),
  },
  it: {
    title: 'Pacchetti di dati',
    lead: 'Quanto costa e che cosa fa ogni carta di Parthenon sta in un pacchetto di dati. Gioca con il nostro o fanne uno tuo: se possiedi il gioco puoi inserire i valori stampati.',
    provenance:
      'Il regolamento dà pochi numeri. Quelli segnati “ricostruito” sono opera nostra; i valori “regolamento” e “pubblicato” hanno una fonte.',
    kept: 'Pacchetti in questo browser',
    builtin: 'I nostri valori (predefiniti)',
    inUse: 'In uso nelle nuove partite',
    notPlayable: 'ha errori, non si può ancora giocare',
    open: title => `Modifica ${title}`,
    use: title => `Usa ${title} nelle nuove partite`,
    download: title => `Scarica ${title}`,
    remove: title => `Elimina ${title}`,
    fromOurs: 'Fai una copia tua',
    fromFile: 'Apri un file',
    fileTooLarge: kilobytes => `Il file è di ${kilobytes} KB; un pacchetto ne ha al massimo 256.`,
    unreadable: 'Il file non si può leggere.',
    editor: 'Il pacchetto',
    name: 'Nome',
    unnamed: 'Pacchetto senza nome',
    view: 'Mostra',
    views: { cards: 'Carte', text: 'Testo' },
    text: 'Il pacchetto come testo (JSON)',
    textHint: 'Scrivi qui, o incolla un pacchetto intero.',
    keep: 'Conserva in questo browser',
    keepAsDraft: 'Conserva così, con gli errori',
    keptNow: 'Conservato.',
    downloadThis: 'Scarica',
    close: 'Chiudi',
    checking: 'Controllo in corso …',
    fine: 'Nessun errore: con questo pacchetto si può giocare.',
    mistakes: n => `${plural('it')(n, 'errore', 'errori')}`,
    mistakesHint: 'Un errore più in basso può dipendere da uno più in alto.',
    tooLarge: kilobytes => `Il pacchetto è di ${kilobytes} KB; il massimo è 256.`,
    notJson: (line, column) => `Alla riga ${line}, colonna ${column} non è più JSON.`,
    show: line => `riga ${line}`,
    goThere: 'Mostra questo punto nel testo',
    sections: {
      islands: 'Isole',
      structures: 'Strutture',
      fleets: 'Flotte',
      wonders: 'Grandi Meraviglie',
      philosophies: 'Filosofie',
      events: 'Eventi',
      hazards: 'Rischi',
      harborStatus: 'Stato dei porti',
      lands: 'Terre',
      tradeTables: 'Tabelle di scambio',
    },
    keys: {
      cost: 'costo',
      plan: 'progetto',
      partial: 'costruzione',
      price: 'prezzo',
      priceByOwned: 'prezzo',
      give: 'dai',
      get: 'ricevi',
      sell: 'vendita',
      buy: 'acquisto',
      copies: 'copie',
      n: 'numero',
      value: 'valore',
      count: 'quante',
      power: 'potere',
      effects: 'effetto',
      do: 'effetto',
      rest: 'per le altre',
      options: 'modi di pagare',
      else: 'altrimenti',
      add: 'in più',
      remove: 'in meno',
      service: 'venduto agli altri',
      special: 'solo qui',
      select: 'colpisce',
      minCards: 'da tante carte in su',
      hazardDraws: 'Rischi in viaggio',
      delta: 'Rischi in più',
      uses: 'volte',
      plus: 'in più',
      villages: 'villaggio',
      workshops: 'officina',
      maxAlternativesBuilt: 'seconde copie al massimo',
      maxAcropolis: 'strutture dell’Acropoli al massimo',
      wonderPlanCosts: 'prezzo dei progetti di Meraviglia',
      startVillages: 'villaggi all’inizio',
      capacity: 'carte a bordo al massimo',
      limit: 'limite',
      perSeason: 'volte per stagione',
      perIslandPerSeason: 'volte per stagione per isola',
      maxPerIsland: 'su ogni isola al massimo',
      archonPicks: 'indicate dall’Arconte',
      year: 'anno',
      basic: 'Risorse Base',
      rare: 'Risorse Rare',
      gold: 'Oro',
    },
    marks: { reconstruction: 'ricostruito', rulebook: 'regolamento', published: 'pubblicato' },
    nameIn: { en: 'Nome in inglese', it: 'Nome in italiano' },
    of: 'di',
    noNumbers: 'Qui non ci sono numeri; nel testo c’è tutto.',
    cards: n => plural('it')(n, 'carta', 'carte'),
  },
};
