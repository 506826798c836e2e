-- Keys were sealed in a format of the issuer's own. It makes new ones at its start; who was signed in signs in again.
delete from issuer.signing_key;
