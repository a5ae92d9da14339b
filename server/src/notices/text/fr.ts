import type { MailText } from './index.ts';

export const fr: MailText = {
  subject: {
    turn: game => `${game} : c’est à vous`,
    invitation: game => `Invitation à une partie de ${game}`,
    over: game => `${game} : la partie est finie`,
    clock: game => `${game} : votre temps s’écoule`,
  },
  body: {
    turn: () => 'La table vous attend.',
    invitation: by => (by === null ? 'Quelqu’un voudrait jouer avec vous.' : `${by} voudrait jouer avec vous.`),
    over: () => 'La partie est finie. Le résultat, le compte rendu et les dés sont là pour qui veut les voir.',
    clock: () => 'Sans décision à temps, la table continue sans vous.',
  },
  left: hours => (hours < 1 ? 'Il reste moins d’une heure.' : hours === 1 ? 'Il reste une heure.' : `Il reste ${hours} heures.`),
  settings: 'Les messages envoyés se choisissent ici :',
  confirm: {
    subject: 'Votre code pour Stoa',
    body: code => `Saisissez ce code sur le site pour recevoir à cette adresse des nouvelles de vos parties : ${code}`,
  },
  ignore: 'Si vous n’avez rien demandé, oubliez ce message ; il n’y en aura pas d’autre.',
};
