/** The rules PK-5 to PK-7 in our own words. */
import type { SomeRules } from '../../words.ts';

export const influence = {
  'PK-5.1': {
    title: 'Una tessera alla volta',
    text: 'Da chi comincia, in senso orario, ognuno prende 1 tessera scoperta, finché tutti hanno il numero previsto per il turno.',
  },
  'PK-5.2': { title: 'Non si passa', text: 'Prendere una tessera è obbligatorio.' },
  'PK-5.3': {
    title: 'Ogni volta un colore nuovo',
    text: 'Puoi prendere una tessera solo se non ne hai già una dello stesso colore in questo turno. Il marrone conta come colore.',
  },
  'PK-5.4': {
    title: 'Quando nessun colore è nuovo',
    text: 'Se hai già tutti i colori scoperti, puoi prendere qualunque tessera scoperta.',
  },
  'PK-5.5': {
    title: 'I cubi della tessera',
    text: 'Piazza tanti tuoi cubi quanti sono gli ostraka della tessera nell’area principale della sua città. Una tessera marrone dà 1 cubo in una città a scelta.',
  },
  'PK-5.6': {
    title: 'Il simbolo della tessera',
    text: 'Dopo i cubi viene il simbolo. Candidato: proponi un candidato in una città qualsiasi. Assassinio: rimuovi 1 cubo di chiunque da una città qualsiasi, dall’area principale o da uno spazio candidati.',
  },
  'PK-5.7': { title: 'Beta sale', text: 'Se α si libera mentre β è occupato, il cubo su β passa subito su α.' },
  'PK-5.8': {
    title: 'I simboli sono obbligatori',
    text: 'Un simbolo va usato se è possibile. Un simbolo Candidato senza proposte valide si salta.',
  },
  'PK-5.9': {
    title: 'Si scopre una nuova tessera',
    text: 'La tessera resta davanti a te finché serve nella fase 5. Alla fine della tua mossa il suo posto si riempie, ma non dopo l’ultima mossa della fase.',
  },
  'PK-5.10': {
    title: 'Riserva vuota',
    text: 'Se devi piazzare più cubi di quanti ne hai nella riserva, piazzi quelli che hai. Nulla resta in debito.',
  },
  'PK-5.11': {
    title: 'Quando giocare le tessere Speciali',
    text: 'Alcibiade, Pericle e Peste si giocano nella propria mossa della fase 2, prima di prendere la tessera o dopo i suoi effetti, mai in mezzo. A chi ha ancora una tessera Speciale si chiede comunque alla fine della mossa, qualunque essa sia.',
  },
  'PK-6.1': {
    title: 'L’ordine delle proposte',
    text: 'La fase 3 parte da chi ha cominciato la fase 2 e procede in senso orario, 1 proposta alla volta.',
  },
  'PK-6.2': {
    title: 'Chi può, deve',
    text: 'Chi può proporre deve farlo; chi non può salta il giro. La fase finisce quando nessuno può proporre.',
  },
  'PK-6.3': {
    title: 'Un proprio cubo',
    text: 'Per proporre in una città serve un proprio cubo lì, nell’area principale o come candidato.',
  },
  'PK-6.4': { title: 'Uno spazio libero', text: 'La città deve avere uno spazio candidati libero.' },
  'PK-6.5': {
    title: 'Un cubo dell’area principale',
    text: 'Il candidato è un cubo di chiunque, preso dall’area principale di quella città.',
  },
  'PK-6.6': { title: 'Due colori diversi', text: 'I due candidati di una città sono di persone diverse.' },
  'PK-6.7': { title: 'Prima alfa', text: 'Il primo candidato va su α, il secondo su β.' },
  'PK-6.8': { title: 'Chi salta il giro', text: 'Salta il giro solo chi non può proporre; la persona seguente propone come al solito.' },
  'PK-7.1': { title: 'Elezioni', text: 'Le elezioni si decidono da sole; l’ordine delle città non conta.' },
  'PK-7.2': {
    title: 'Chi vince',
    text: 'Si confrontano i cubi nell’area principale di chi ha i due candidati. Vince chi ne ha di più; in parità vince α. I cubi degli altri non contano.',
  },
  'PK-7.3': {
    title: 'Il prezzo della vittoria',
    text: 'I due candidati tornano nelle riserve. Chi vince riprende inoltre da quella città tanti cubi quanti ne ha lì chi perde.',
  },
  'PK-7.4': { title: 'Un solo candidato', text: 'Un solo candidato vince e costa soltanto il cubo candidato.' },
  'PK-7.5': { title: 'Nessun candidato', text: 'Una città senza candidati non ha leader in questo turno; le sue pedine restano in città.' },
  'PK-7.6': { title: 'La guida', text: 'Chi vince guida la città in questo turno.' },
  'PK-7.7': { title: 'Chi gioca la Persia', text: 'Chi non guida nessuna città gioca la Persia in questo turno.' },
} as const satisfies SomeRules;
