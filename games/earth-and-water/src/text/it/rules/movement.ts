/** EW-7 and EW-8: movement by land and by sea. */
import type { SomeRules } from '../../words.ts';

export const movement = {
  'EW-7.1': {
    title: 'Un solo gruppo',
    text: 'Scegli una città e uno o più tuoi eserciti che vi si trovano. Muovono insieme verso una sola destinazione.',
  },
  'EW-7.2': {
    title: 'Qualsiasi distanza, per strada',
    text: 'Il gruppo segue le strade fin dove vuole. Lungo il percorso non lascia e non raccoglie eserciti.',
  },
  'EW-7.3': { title: 'Nessuno deve restare', text: 'Non occorre lasciare eserciti nella città di partenza.' },
  'EW-7.4': {
    title: 'Incontro con il nemico',
    text: 'Una città con un esercito nemico ferma il gruppo: segue subito una battaglia terrestre.',
  },
  'EW-7.5': {
    title: 'Sosta in città altrui',
    text: 'Una città senza eserciti che non controlli ferma il gruppo. Lo è anche una città chiave nemica vuota.',
  },
  'EW-7.6': {
    title: 'Attraverso le proprie città',
    text: 'Il gruppo può attraversare le città che controlli o fermarvisi, comprese le tue città chiave vuote.',
  },
  'EW-7.7': {
    title: 'Le flotte non fermano gli eserciti',
    text: 'Le flotte nemiche non ostacolano mai gli eserciti in marcia, nemmeno sul ponte.',
  },
  'EW-7.8': { title: 'Sul ponte', text: 'La strada Abydos–Pella è aperta a entrambi gli schieramenti, ma solo finché c’è il ponte.' },
  'EW-7.9': { title: 'Niente giri a vuoto', text: 'La destinazione è diversa dalla città di partenza.' },
  'EW-7.10': { title: 'Carnee', text: 'Durante le Feste delle Carnee gli eserciti greci a Sparta non marciano.' },
  'EW-7.11': {
    title: 'Dove si arriva',
    text: 'Parti dalla città di origine lungo le strade e prosegui attraverso ogni città che controlli. Tutte le città così incontrate sono destinazioni possibili.',
  },
  'EW-8.1': {
    title: 'Una sola squadra',
    text: 'Scegli un porto e una o più tue flotte che vi si trovano. Salpano insieme per un qualsiasi altro porto, vicino o lontano, chiunque lo controlli.',
  },
  'EW-8.2': {
    title: 'Eserciti a bordo',
    text: 'Possono trasportare eserciti dalla città che lasciano: al massimo uno per flotta e al massimo 3 in tutto.',
  },
  'EW-8.3': { title: 'Imbarcati', text: 'Gli eserciti imbarcati lasciano subito la città.' },
  'EW-8.4': { title: 'La Persia salpa', text: 'Quando le flotte persiane sono salpate, la Grecia può rispondere con Temistocle.' },
  'EW-8.5': { title: 'Flotte nemiche', text: 'Se nel porto di arrivo ci sono flotte nemiche, segue subito una battaglia navale.' },
  'EW-8.6': {
    title: 'Sbarco',
    text: 'Senza battaglia navale, o dopo una battaglia che ti lascia flotte in quel porto, gli eserciti a bordo sbarcano in città. Non possono restare a bordo.',
  },
  'EW-8.7': {
    title: 'Sbarco in armi',
    text: 'Se in città ci sono eserciti nemici, segue subito una battaglia terrestre, con gli eserciti sbarcati all’attacco.',
  },
  'EW-8.8': { title: 'Niente marcia dopo lo sbarco', text: 'Gli eserciti sbarcati non proseguono.' },
  'EW-8.9': {
    title: 'Flotte ed eserciti',
    text: 'Flotte ed eserciti non combattono mai fra loro. Le navi possono entrare in pace nel porto di una città con eserciti nemici.',
  },
  'EW-8.10': {
    title: 'Le navi restano',
    text: 'Le flotte restano nel porto di arrivo qualunque sia la sorte dei loro eserciti, a meno che non si ritirino.',
  },
  'EW-8.11': {
    title: 'Carnee e mare',
    text: 'Durante le Feste delle Carnee a Sparta non si imbarcano eserciti. Le flotte possono lasciare il porto.',
  },
} as const satisfies SomeRules;
