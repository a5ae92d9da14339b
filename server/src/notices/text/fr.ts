import type { MailText } from './mail-text.ts';

export const fr: MailText = {
  subject: {
    turn: game => `${game} : c’est à vous`,
    invitation: game => `Invitation à une partie de ${game}`,
    over: game => `${game} : la partie est finie`,
    clock: game => `${game} : votre temps s’écoule`,
    ending: game => `${game} : les autres veulent finir la partie`,
  },
  body: {
    turn: () => 'La table vous attend.',
    invitation: by => (by === null ? 'Quelqu’un voudrait jouer avec vous.' : `${by} voudrait jouer avec vous.`),
    over: () => 'La partie est finie. Le résultat, le compte rendu et les dés sont là pour qui veut les voir.',
    clock: () => 'Sans décision à temps, la table continue sans vous.',
    ending: () => 'Ils proposent la nulle. Revenez avant un jour, sinon ils pourront finir la partie sans vous.',
  },
  left: hours => (hours < 1 ? 'Il reste moins d’une heure.' : hours === 1 ? 'Il reste une heure.' : `Il reste ${hours} heures.`),
  settings: 'Les messages envoyés se choisissent ici :',
  confirm: {
    subject: 'Votre code pour Stoa',
    body: code => `Saisissez ce code sur le site pour recevoir à cette adresse des nouvelles de vos parties : ${code}`,
  },
  ignore: 'Si vous n’avez rien demandé, oubliez ce message ; il n’y en aura pas d’autre.',
  security: {
    subject: 'Votre compte Stoa',
    body: {
      password: login => `Le mot de passe de ${login} a été changé. Tous les autres navigateurs sont déconnectés.`,
      codes: login => `De nouveaux codes de récupération ont été créés pour ${login}. Les anciens ne sont plus valables.`,
      passkey: login => `Une clé d’accès a été ajoutée à ${login}.`,
      token: login => `Une clé pour programmes a été créée pour ${login}.`,
      address: login => `Les messages sur ${login} n’arrivent plus à cette adresse : elle a été changée ou retirée.`,
      recovered: login =>
        `Un code de récupération de ${login} a servi à choisir un nouveau mot de passe. Tous les navigateurs ont été déconnectés.`,
    },
    notYou:
      'Si ce n’était pas vous, connectez-vous avec votre mot de passe ou un code de récupération et changez le mot de passe, ou écrivez aux responsables du site :',
  },
};
