/** EW-5 and EW-6: buying, and the turns of the Operations Phase. */
import type { SomeRules } from '../../words.ts';

export const preparation = {
  'EW-5.1': {
    title: 'Budget persiano',
    text: 'La Persia ha 12 monete, oppure 10 se ha in mano la carta conservata dalla spedizione precedente.',
  },
  'EW-5.2': {
    title: 'Budget greco',
    text: 'La Grecia ha 6 monete, oppure 5 se nella spedizione appena finita è stata giocata Acropoli in Fiamme. Le carte conservate dalla Grecia non costano nulla.',
  },
  'EW-5.3': {
    title: 'Acquisto delle carte',
    text: 'Prima dichiari quante carte acquisti: al massimo 6, al massimo quante sono le tue monete, al massimo quante ne contengono mazzo e scarti. Ognuna costa 1 moneta.',
  },
  'EW-5.4': {
    title: 'Una volta sola, senza vederle',
    text: 'Il numero si dichiara una volta sola, prima di vedere le carte. Più avanti nella fase non se ne acquistano altre.',
  },
  'EW-5.5': { title: 'Pescare la carta 11', text: 'Se la Persia pesca la carta 11 e un re è ancora in vita, il re muore subito.' },
  'EW-5.6': {
    title: 'Acquisto dei pezzi',
    text: 'Poi recluti eserciti (1 moneta), costruisci flotte (2 monete per la Persia, 1 per la Grecia, al massimo 2 flotte) e, con la Persia, il Ponte di Barche (6 monete), nell’ordine che vuoi, finché bastano monete e riserva.',
  },
  'EW-5.7': {
    title: 'Dove si reclutano gli eserciti',
    text: 'Un nuovo esercito va in una città che controlli; anche una tua città chiave vuota lo è.',
  },
  'EW-5.8': { title: 'Città chiave occupata', text: 'In una tua città chiave con eserciti nemici non puoi reclutare né costruire nulla.' },
  'EW-5.9': {
    title: 'Dove si costruiscono le flotte',
    text: 'Una nuova flotta va nel porto di una città che controlli, se non vi sono flotte nemiche.',
  },
  'EW-5.10': { title: 'Eserciti nonostante le flotte', text: 'Una flotta nemica nel porto non impedisce di reclutare eserciti in città.' },
  'EW-5.11': { title: 'Senza limiti di spazio', text: 'In una città o in un porto può stare qualsiasi numero di pezzi.' },
  'EW-5.12': {
    title: 'Costruire il ponte',
    text: 'La Persia può costruire il Ponte di Barche se non è già costruito, se ha 6 monete e se controlla Abydos; non serve avervi un esercito.',
  },
  'EW-5.13': { title: 'Monete non spese', text: 'Non devi spendere tutto per forza. Ciò che avanza quando concludi la fase è perso.' },
  'EW-5.14': { title: 'Che cosa si vede', text: 'Acquisti, posizioni e numero di carte acquistate sono pubblici. Le carte no.' },
  'EW-6.1': { title: 'Turni', text: 'Il primo turno è della Persia, poi gli schieramenti si alternano.' },
  'EW-6.2': {
    title: 'Una cosa per turno',
    text: 'Nel tuo turno giochi una carta per il tuo evento, oppure giochi una carta per il movimento, oppure passi.',
  },
  'EW-6.3': { title: 'Senza carte si passa', text: 'Chi non ha carte passa automaticamente.' },
  'EW-6.4': {
    title: 'Due passi di fila',
    text: 'La fase finisce quando due turni consecutivi, uno per schieramento, sono passati senza giocare, qualunque cosa resti in mano.',
  },
  'EW-6.5': { title: 'Passare non impegna', text: 'Se dopo che hai passato l’altro schieramento gioca una carta, puoi giocare di nuovo.' },
  'EW-6.6': { title: 'Mani vuote', text: 'Quando entrambe le mani sono vuote la fase finisce.' },
  'EW-6.7': {
    title: 'Reazioni',
    text: 'Una Reazione si gioca solo nella sua finestra. Non consuma il turno e non cambia a chi tocca dopo.',
  },
  'EW-6.8': {
    title: 'Gli eventi hanno una condizione',
    text: 'Un evento si può giocare solo se la sua condizione è soddisfatta. La carta si può comunque giocare per il movimento.',
  },
  'EW-6.9': {
    title: 'Eventi fuori dal turno',
    text: 'Le Reazioni e le metà persiane delle carte 11 e 14 non si possono giocare come evento del turno.',
  },
  'EW-6.10': {
    title: 'Prima lo scarto, poi il movimento',
    text: 'Una carta giocata per il movimento si scarta subito, poi si effettua il movimento. Il suo evento non avviene.',
  },
  'EW-6.11': {
    title: 'Il movimento deve esistere',
    text: 'Si può giocare una carta per il movimento solo se almeno un pezzo può muovere, e allora il movimento è obbligatorio.',
  },
  'EW-6.12': {
    title: 'Quando si scarta un evento',
    text: 'Una carta giocata per l’evento si scarta scoperta quando l’evento è concluso. L’Oracolo di Delfi e Pacificazione si scartano prima di pescare.',
  },
  'EW-6.13': {
    title: 'Per terra o per mare',
    text: 'Il movimento è un solo movimento terrestre o un solo movimento navale, mai entrambi.',
  },
} as const satisfies SomeRules;
