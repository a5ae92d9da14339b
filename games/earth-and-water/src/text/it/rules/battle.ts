/** EW-9 to EW-11: battles and the bridge. */
import type { SomeRules } from '../../words.ts';

export const battle = {
  'EW-9.1': {
    title: 'Chi combatte',
    text: 'Lo schieramento che ha mosso attacca, l’altro difende. Partecipano tutti gli eserciti nella città.',
  },
  'EW-9.2': { title: 'Prima del primo round', text: 'Prima di lanciare i dadi la Grecia può giocare una Reazione.' },
  'EW-9.3': {
    title: 'Un round',
    text: 'Ogni schieramento lancia un dado per ciascuno dei suoi eserciti nella battaglia, al massimo 3. Il risultato è il dado più alto.',
  },
  'EW-9.4': {
    title: 'Dadi persiani',
    text: 'I dadi persiani oltre il 4 contano 4; ad Abydos e a Efeso quelli oltre il 5 contano 5. Attaccare o difendere non fa differenza.',
  },
  'EW-9.5': { title: 'Dadi greci', text: 'I dadi greci contano come cadono.' },
  'EW-9.6': { title: 'Perdite', text: 'Il risultato più basso costa un esercito. In caso di parità ne perdono uno entrambi.' },
  'EW-9.7': { title: 'Fine della battaglia', text: 'La battaglia finisce quando uno schieramento non ha più eserciti.' },
  'EW-9.8': {
    title: 'Ritirarsi o continuare',
    text: 'Dopo ogni round può ritirarsi chi attacca; se non lo fa, chi difende; se nessuno si ritira, segue un altro round. Prima del primo round nessuno si ritira.',
  },
  'EW-9.9': {
    title: 'Tutti o nessuno',
    text: 'La ritirata riguarda tutti gli eserciti di quello schieramento e pone fine alla battaglia.',
  },
  'EW-9.10': {
    title: 'Chi attacca torna per strada',
    text: 'Chi attacca torna nella città adiacente da cui è venuto: la città di partenza, se è adiacente; altrimenti una città adiacente, a scelta, da cui il gruppo poteva essere passato.',
  },
  'EW-9.11': {
    title: 'La via del ritorno è fissata',
    text: 'Le città in cui chi attacca può tornare si stabiliscono all’inizio della battaglia. Non serve controllarle al momento della ritirata.',
  },
  'EW-9.12': {
    title: 'Chi attacca torna per mare',
    text: 'Chi è sbarcato torna nella città in cui si è imbarcato, insieme alle flotte rimaste di questo movimento. Le flotte che erano già lì restano.',
  },
  'EW-9.13': { title: 'Porto di partenza chiuso', text: 'Non si torna per mare finché una flotta nemica è nel porto di partenza.' },
  'EW-9.14': {
    title: 'Chi difende, per strada',
    text: 'Chi difende può ritirarsi in una città adiacente che controlla; va bene una propria città chiave vuota, non una città non controllata.',
  },
  'EW-9.15': {
    title: 'Chi difende, via mare',
    text: 'Chi difende e ha nel porto almeno tante flotte quanti eserciti rimasti può portare tutte le flotte e tutti gli eserciti in un solo altro porto, di una città che controlla e senza flotte nemiche. Il limite di 3 eserciti non vale.',
  },
  'EW-9.16': { title: 'Nessuna via d’uscita', text: 'Chi non ha una ritirata possibile continua a combattere.' },
  'EW-9.17': { title: 'Nessun inseguimento', text: 'Dopo la ritirata di chi difende, chi attacca resta in città.' },
  'EW-9.18': {
    title: 'Dopo la battaglia',
    text: 'Prima si assegnano i punti di Il Re dei Re o di Evangelion, poi finiscono gli effetti di questa battaglia, poi si possono giocare Gli Immortali, poi si decide del ponte, infine l’operazione prosegue.',
  },
  'EW-10.1': { title: 'Chi combatte in mare', text: 'Partecipano tutte le flotte nel porto. Attacca lo schieramento che ha mosso.' },
  'EW-10.2': {
    title: 'Dadi in mare',
    text: 'Dadi, massimi persiani, perdite e parità sono come a terra, con le flotte al posto degli eserciti.',
  },
  'EW-10.3': {
    title: 'Navi perdute ed eserciti a bordo',
    text: 'Una flotta persa va nella riserva. Si perdono prima le flotte senza eserciti a bordo; poi, con la nave, anche l’esercito va nella riserva.',
  },
  'EW-10.4': {
    title: 'Eserciti a terra',
    text: 'In mare si perdono solo gli eserciti imbarcati. Quelli di chi difende la città sono al sicuro.',
  },
  'EW-10.5': { title: 'Artemisia', text: 'Dopo un round costato una flotta persiana, la Grecia può rispondere con Artemisia.' },
  'EW-10.6': {
    title: 'Ritirata in mare',
    text: 'La battaglia finisce quando uno schieramento non ha più flotte. Altrimenti può ritirarsi chi attacca, poi chi difende; mai prima del primo round.',
  },
  'EW-10.7': {
    title: 'Chi attacca torna indietro',
    text: 'Le flotte che attaccano tornano nel porto di partenza, i loro eserciti vi sbarcano e il movimento è finito.',
  },
  'EW-10.8': {
    title: 'Chi difende prende il largo',
    text: 'Tutte le flotte di chi difende vanno in un solo altro porto, di una città che controlla e senza flotte nemiche. Non trasportano eserciti.',
  },
  'EW-10.9': { title: 'Nessuna via d’uscita in mare', text: 'Chi non ha una ritirata possibile continua a combattere.' },
  'EW-10.10': { title: 'Con Temistocle', text: 'Nelle battaglie navali di un’operazione con Temistocle nessuno si ritira.' },
  'EW-10.11': {
    title: 'Dopo la battaglia navale',
    text: 'Se a chi attacca restano flotte e non c’è stata ritirata da parte sua, segue lo sbarco.',
  },
  'EW-11.1': {
    title: 'Il ponte',
    text: 'Finché c’è il ponte, Abydos e Pella sono adiacenti per entrambi: per movimento, ritirata e linee di rifornimento.',
  },
  'EW-11.2': {
    title: 'Distruggere il ponte',
    text: 'Quando la Grecia ottiene il controllo di Abydos con un movimento, con o senza battaglia, e il ponte c’è, decide subito se distruggerlo.',
  },
  'EW-11.3': {
    title: 'Una sola decisione',
    text: 'Se la Grecia lascia il ponte, potrà decidere di nuovo solo dopo aver perso e ripreso Abydos.',
  },
  'EW-11.4': { title: 'Ricostruire', text: 'Il ponte distrutto torna nella riserva persiana e si può costruire di nuovo.' },
  'EW-11.5': { title: 'La Persia lo conserva', text: 'La Persia non può distruggere il ponte.' },
} as const satisfies SomeRules;
