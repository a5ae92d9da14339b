/**
 * The two cookies: the session, and the mark of a browser that has signed in before. Where people use https their names begin with
 * `__Host-`, so that no other host of the domain can set them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION = 'stoa_session';
export const DEVICE = 'stoa_device';
type Name = typeof SESSION | typeof DEVICE;

/** The part of the app that says whether people use https. */
interface Site {
  readonly https: boolean;
}

const fullName = ({ https }: Site, name: Name): string => (https ? `__Host-${name}` : name);

export const readCookie = (site: Site, request: FastifyRequest, name: Name): string | undefined => request.cookies[fullName(site, name)];

export const setCookie = (site: Site, reply: FastifyReply, name: Name, value: string, life: number): void => {
  reply.setCookie(fullName(site, name), value, { path: '/', httpOnly: true, sameSite: 'strict', secure: site.https, maxAge: life / 1000 });
  // The name that was used before `__Host-`.
  if (site.https) reply.clearCookie(name, { path: '/' });
};

export const clearCookie = (site: Site, reply: FastifyReply, name: Name): void => {
  reply.clearCookie(fullName(site, name), { path: '/', httpOnly: true, sameSite: 'strict', secure: site.https });
  if (site.https) reply.clearCookie(name, { path: '/' });
};

/** A session cookie of the old name, where the new one is used and not there yet. */
export const oldSessionCookie = (site: Site, request: FastifyRequest): string | undefined =>
  site.https && readCookie(site, request, SESSION) === undefined ? request.cookies[SESSION] : undefined;
