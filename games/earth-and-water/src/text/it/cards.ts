/** Both halves of every card, in our own words: short enough to be read on the card. The full rule is EW-17. */
import type { CardTexts } from '../words.ts';

export const cards: CardTexts = {
  'mines-of-laurion': {
    name: 'Le Miniere del Laurio',
    event: 'Fai un’altra preparazione con 3 monete: prima le carte, poi i pezzi. Nessun massimo di carte o di flotte.',
  },
  'cavalry-of-mardonius': {
    name: 'La Cavalleria di Mardonio',
    event: 'Effettua un movimento terrestre. Nella sua battaglia i dadi persiani non hanno massimo.',
  },
  'ionian-revolt': { name: 'Rivolta Ionica', event: 'Rimuovi 1 esercito persiano da Abydos o da Efeso.' },
  'tribute-of-earth-and-water': { name: 'Tributo di «Terra e Acqua»', event: 'Piazza 1 esercito in una città non controllata.' },
  'wrath-of-poseidon': { name: 'L’Ira di Poseidone', event: 'Rimuovi 1 flotta persiana.' },
  miltiades: {
    name: 'Milziade',
    event:
      'Prima di una battaglia terrestre: lancia 3 dadi in ogni suo round. Non con 300 né con Leonida. Una sola volta per partita: 1 esercito va sul personaggio.',
  },
  'carneia-festival': {
    name: 'Feste delle Carnee',
    event:
      'Fino alla fine della spedizione: niente eventi delle carte di Sparta, e da Sparta gli eserciti non marciano e non si imbarcano.',
  },
  themistocles: {
    name: 'Temistocle',
    event:
      'Le flotte persiane sono salpate: prima fai un movimento navale senza eserciti da un altro porto. In mare nessuna ritirata. Una sola volta per partita: 1 esercito va sul personaggio.',
  },
  'the-immortals': {
    name: 'Gli Immortali',
    event:
      'In una battaglia terrestre gli eserciti persiani sono tutti eliminati e restano dei Greci: ne tornano fino a 3 e comincia una nuova battaglia. Non dopo la morte di Serse.',
  },
  pausanias: {
    name: 'Pausania',
    event: 'Prima di una battaglia contro La Cavalleria di Mardonio: i dadi persiani mantengono il loro massimo.',
  },
  ostracism: { name: 'Ostracismo', event: 'La Grecia perde a caso 1 carta della sua mano.' },
  'oracle-of-delphi': { name: 'L’Oracolo di Delfi', event: 'Scarta tutta la mano con questa carta e pesca altrettante carte.' },
  'the-great-king': {
    name: 'Il Re dei Re',
    event:
      'Effettua un movimento terrestre. Dopo la sua battaglia: 1 punto alla Persia se lì non restano eserciti greci, poi 1 alla Grecia se la Persia non controlla la città.',
  },
  leonidas: {
    name: 'Leonida',
    event:
      'Effettua un movimento terrestre con 1 esercito. Nella sua battaglia lancia 2 dadi in ogni round. Una sola volta per partita: 1 esercito va sul personaggio.',
  },
  'the-royal-road': {
    name: 'La Via Reale',
    event: 'Ad Abydos o a Efeso: rimuovi tutti gli eserciti greci; se non ce ne sono, piazza da 1 a 3 eserciti.',
  },
  artemisia: {
    name: 'Artemisia',
    event:
      'Un round navale è costato una flotta persiana: un’altra di questa battaglia va per sempre sul personaggio. Una sola volta per partita.',
  },
  hippias: { name: 'Ippia', event: 'Guarda la mano greca e scartane 1 carta.' },
  evangelion: {
    name: 'Evangelion',
    event:
      'Effettua un movimento terrestre. Dopo la sua battaglia: 1 punto alla Grecia se lì non restano eserciti persiani, poi 1 alla Persia se la Grecia non controlla la città.',
  },
  'separate-peace': {
    name: 'Pace Separata',
    event: 'Ogni schieramento lancia 1 dado. Se quello persiano è più alto, la Grecia mostra la mano e scarta tutte le carte di Sparta.',
  },
  'melas-zomos': { name: 'Melas Zomos', event: 'Piazza 1 esercito a Sparta, se la Grecia la controlla.' },
  'sudden-death-of-the-great-king': {
    name: 'Morte Improvvisa del Grande Re',
    event:
      'Accade quando viene pescata e un re è in vita: muore Dario, poi Serse, e la Persia scarta la mano. Nella Preparazione la spedizione finisce subito.',
  },
  'molon-labe': {
    name: 'Molon Labe',
    event: 'La Persia ha giocato il Tributo: l’esercito piazzato torna nella riserva, poi effettui un movimento terrestre.',
  },
  'defection-of-thebes': {
    name: 'La Defezione di Tebe',
    event: 'Gli eserciti greci a Tebe vanno in un’altra città greca, a scelta della Grecia. Poi piazza 1 esercito a Tebe.',
  },
  triremes: { name: 'Triremi', event: 'Effettua due movimenti navali senza eserciti, uno dopo l’altro.' },
  'support-from-syracuse': {
    name: 'Il Supporto di Siracusa',
    event: 'Piazza tutte le flotte greche della riserva nei porti di città greche senza flotte persiane.',
  },
  'alliance-with-carthage': { name: 'Alleanza con Cartagine', event: 'Nessun evento: tieni la carta, o giocala per il movimento.' },
  '300-spartans': {
    name: '300',
    event: 'Prima di una battaglia terrestre in cui la Grecia difende: lancia 3 dadi in ogni suo round. Non con Milziade.',
  },
  'acropolis-on-fire': {
    name: 'Acropoli in Fiamme',
    event: 'Con un esercito ad Atene: in questa spedizione Atene non vale punti, e nella prossima la Grecia ha 5 monete.',
  },
  'desertion-of-greek-soldiers': { name: 'Diserzione delle Reclute Greche', event: 'Rimuovi 1 esercito persiano, ovunque sia.' },
  'pacification-of-babylon-or-egypt': {
    name: 'Pacificazione di Babilonia o dell’Egitto',
    event: 'Scarta questa carta e quante altre vuoi della mano, poi pesca altrettante carte.',
  },
};
