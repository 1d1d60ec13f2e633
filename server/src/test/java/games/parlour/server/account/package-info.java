/** Who people are across their devices: devices, codes, accounts, exports and deletion. */
@NullMarked
package games.parlour.server.account;

import org.jspecify.annotations.NullMarked;
