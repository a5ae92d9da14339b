/** The rules PA-4 to PA-7 in Italian, in our own words. */
import type { SomeRules } from '../../words.ts';

export const island = {
  'PA-4.1': { title: 'Anni e stagioni', text: 'Tre anni di quattro stagioni; ogni stagione ha le fasi da 1 a 10.' },
  'PA-4.2': { title: 'Tutti insieme', text: 'In ogni fase agiscono tutti; non ci sono turni.' },
  'PA-4.3': { title: 'L’Arconte dà l’ordine', text: 'Se non ci si accorda su chi comincia, decide l’Arconte per quella fase.' },
  'PA-4.4': {
    title: 'Preferenze d’ordine',
    text: 'Una preferenza dice prima, dopo o indifferente. Si legge all’inizio delle fasi 3.1, 4, 6.3 e 8 e si può ancora esprimere finché nella fase nessuno ha agito; se le preferenze si scontrano, l’Arconte dispone chi agisce.',
  },
  'PA-4.5': { title: 'Decisioni segrete', text: 'Nessuno le vede finché tutti hanno deciso; poi si scoprono insieme.' },
  'PA-4.6': { title: 'Fasi aperte', text: 'Altrove si esegue nell’ordine d’arrivo.' },
  'PA-4.7': {
    title: 'Filosofie contese',
    text: 'Una filosofia si prende subito, a meno che le isole che per fatti noti potrebbero chiederla ora siano più delle copie rimaste (una nuova va a una sola isola): allora la richiesta attende che si siano espresse, chi l’ha fatta continua a costruire e, se troppi la chiedono, l’Arconte dice chi viene dopo.',
  },
  'PA-4.8': {
    title: 'Diritti dell’Arconte',
    text: 'Ordina eventi e contese, indica ciò che eventi e rischi colpiscono, scioglie l’ultimo pareggio.',
  },
  'PA-4.9': { title: 'Promesse', text: 'Si può promettere tutto; le promesse si vedono e non vincolano.' },
  'PA-5.1': { title: 'Un nuovo evento', text: 'Si gira il prossimo evento coperto dell’anno.' },
  'PA-5.2': { title: 'Tutti gli eventi scoperti', text: 'Ogni evento scoperto dell’anno si risolve di nuovo a ogni stagione.' },
  'PA-5.3': { title: 'Ordine degli eventi', text: 'L’Arconte sceglie il prossimo, uno alla volta.' },
  'PA-5.4': { title: 'Uno dopo l’altro', text: 'Un evento finisce prima che cominci il successivo.' },
  'PA-5.5': {
    title: 'Donazioni',
    text: 'Durante la fase chiunque può dare carte all’Arconte, con effetto immediato. Mentre le isole rispondono in segreto, le donazioni attendono.',
  },
  'PA-5.6': { title: 'Solo in un senso', text: 'Si dona solo all’Arconte, e lui in questa fase non dà nulla.' },
  'PA-5.7': { title: 'Si può trattare', text: 'Finché l’Arconte non conferma, tutti possono trattare.' },
  'PA-5.8': { title: 'Pagare o subire', text: 'Le risposte sono segrete; chi non può pagare subisce.' },
  'PA-5.9': {
    title: 'Che cosa si perde',
    text: 'Nessuno perde più di ciò che ha. Si paga dalla mano; le carte Egee valgono ovunque siano.',
  },
  'PA-5.10': { title: 'Effetti di stagione', text: 'Ciò che un evento fissa per la stagione finisce con la fase 10.' },
  'PA-6.1': { title: 'Produzione', text: 'Ogni villaggio e ogni officina danno una carta.' },
  'PA-6.2': { title: 'Eserciti al lavoro', text: 'Ogni Esercito fa produrre due a un villaggio; uno solo per villaggio e stagione.' },
  'PA-6.3': { title: 'Solo villaggi', text: 'Gli Eserciti non lavorano in officine o altre strutture.' },
  'PA-6.4': { title: 'Ovunque siano', text: 'Gli Eserciti contano a casa e a bordo e possono ancora salpare.' },
  'PA-6.5': { title: 'Villaggi bloccati', text: 'Un villaggio bloccato non produce, nemmeno con un Esercito.' },
  'PA-6.6': { title: 'Coperta', text: 'La produzione va in mano senza essere vista.' },
  'PA-6.7': { title: 'Scelte segrete', text: 'Le scelte sono segrete; senza scelte la fase si svolge da sola.' },
  'PA-7.1': {
    title: 'Inizio del commercio',
    text: 'Prima vengono pagamenti e abilità dell’inizio; gli scambi attendono che tutti abbiano passato.',
  },
  'PA-7.2': { title: 'Scambi liberi', text: 'Risorse e carte Egee si scambiano a ogni prezzo; nessuno è obbligato.' },
  'PA-7.3': { title: 'Che cosa non si scambia', text: 'Filosofie, progetti, strutture e flotte non si scambiano.' },
  'PA-7.4': { title: 'A casa', text: 'Rischi e porti qui non contano.' },
  'PA-7.5': {
    title: 'Offerte',
    text: 'Un’offerta nomina carte precise, a un’isola o a tutte. Nulla è bloccato: decade quando chi l’ha fatta non ha più le carte. Accettare è un solo passo; un’offerta privata la vedono solo le due parti.',
  },
  'PA-7.6': { title: 'Pronti', text: 'Gli scambi finiscono quando tutti sono pronti; una nuova offerta toglie il pronto a chi la riceve.' },
} satisfies SomeRules;
