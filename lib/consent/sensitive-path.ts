/** Programs that are installed below a path of any host. */
export const isSensitivePath = (path: string): boolean =>
  path.split('/', 4).some((part) => PATHS.has(part.toLowerCase()));

const PATHS = new Set(
  `webmail roundcube squirrelmail horde rainloop owa zimbra phpmyadmin pma adminer wp-admin cpanel whm
  mychart ebanking onlinebanking netbanking homebanking`.split(/\s+/),
);
