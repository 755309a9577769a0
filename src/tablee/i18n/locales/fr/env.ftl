error-unknown-reward = « { $reward } » n'est pas une récompense connue ; récompenses : { $expected }
error-illegal-action = l'action { $action } n'est pas permise à la table { $table } ; le masque dit lesquelles le sont
